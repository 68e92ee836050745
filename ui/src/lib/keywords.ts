/**
 * A key as words: sixteen for its bytes and one that tells a slip of the pen. Each list has 256 short words that differ within their
 * first four letters, so that these will do. What is written on somebody's paper must be good for ever: the lists never change.
 */
import type { Language } from './words'

const LISTS: Record<Language, readonly string[]> = {
  en: `
acorn album alley amber ankle apple apron arch armor arrow artist atlas autumn axle bacon badge baker ballad bamboo banjo barn
beach beetle bell bench berry biscuit blanket blossom bonnet bottle bowl branch bread brick broom brush bugle bundle butter
cabin cactus camel candle carpet castle cedar cellar cherry chimney cider circus clarinet cliff clover cobalt coffee comet
copper corner cotton cradle cricket crown crumb curtain cushion daisy dancer desert dinner doctor dolphin donkey dragon drawer
drum dusk easel echo elbow eleven ember engine evening falcon farmer fennel ferry fiddle finger flame flute forest fossil fox
frost galaxy garden garlic gate giant ginger globe goose grape gravel guitar hammer harvest hazel herring hill honey hotel
hunter igloo inch island ivory jasmine jelly jigsaw judge jungle kettle king kitchen lagoon lantern laurel lava lemon letter
lily linen lobster locket lumber magnet mango maple marble meadow melon mitten monkey moss mountain muffin napkin nectar
needle north nutmeg oasis ocean olive onion opera orchard oval oyster paddle palace panda parrot pasture peach pencil pepper
piano picnic pigeon pillow pirate planet plum poem pony poplar potato pumpkin puzzle quartz queen rabbit radish raft raisin
raven ribbon river robin saddle saffron sailor salmon sandal saucer scarf shadow silver sister skate slipper smoke snow sofa
spider spoon stable statue stone street sugar summer sunday swan tailor tango teapot temple thimble thunder ticket tiger toast
tomato topaz tower trumpet tulip tunnel turnip umbrella uncle valley velvet village violet visitor wagon walnut wheel whistle
willow window winter wizard wolf wool yellow yogurt zebra zipper`
    .trim()
    .split(/\s+/),
  es: `
abeja abrigo aceite ajedrez alambre albahaca alfombra almendra almohada ancla antena arado arena armario arroz asador atlas
aviso azote azufre baldosa ballena bandera barco bellota berro bicicleta bigote billete bisagra bolsa bosque botella brasa
bravo brisa brocha bufanda burbuja buzo caballo cabra cacao cadena camello campana canela caracol carpeta castillo cebolla
ceniza cereza cesta cigarra ciruela clavel cocina codo cometa conejo copa corcho corona cristal cuchara cueva cuna dado dedal
desierto diente dinero disco domingo ducha dulce eco enero erizo escoba espejo espuma establo faro feria ficha fiesta flauta
flecha foca fresa fruta fuego fuente gaita galleta ganso gato gaviota girasol globo golondrina gorra grillo guante guitarra
gusano hacha hamaca harina helado herrero hielo higo hilo hoja hongo horno huerta hueso isla jarra jirafa joya jugo junco lago
lana laurel leche libro lirio llama llave llovizna lobo lombriz lunes madera maleta manta manzana mapa marea martillo mayo
mesa miel mimbre molino moneda mora mosca muelle muralla naipe naranja nido niebla nieve nogal norte nube nuez oasis obra
olivo ombligo onda oreja orilla oruga ostra oveja palma pan papel parra pato payaso peine pelota pera perla piedra pimienta
pino pirata pista plato pluma prado puente puerta queso quilla radio rama raqueta red regalo reina reloj remo rodilla romero
ropa rosa rueda sabio sal seda selva semilla sendero silla sirena sol sopa tambor tapiz taza techo tejado tela ternero tiempo
tienda tigre tijera tinta tomate toro torre tortuga tren trigo trompeta uva vaca vainilla valle vapor vela ventana viaje
viento viernes vino yegua yema yogur zorro zueco zumo`
    .trim()
    .split(/\s+/),
}

const BYTES = 16
export const COUNT = BYTES + 1
/** Letters by which the words of a list differ. */
const LETTERS = 4

/** What is left of the bytes as one long division by x⁸ + x² + x + 1: any word that is wrong, and any two that are swapped, show. */
function check(bytes: Uint8Array): number {
  let rest = 0
  for (const byte of bytes) {
    rest ^= byte
    for (let bit = 0; bit < 8; bit++) rest = rest & 0x80 ? ((rest << 1) ^ 0x07) & 0xff : rest << 1
  }
  return rest
}

/** The words of a key. */
export function wordsOf(bytes: Uint8Array, language: Language): string[] {
  return [...bytes, check(bytes)].map((byte) => LISTS[language][byte]!)
}

/** What somebody has typed, word by word, without what numbers them. */
function typed(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
}

export type Reading = { bytes: Uint8Array } | { wrong: 'count'; count: number } | { wrong: 'word'; word: string } | { wrong: 'check' }

/** The key that words stand for, in either language, or what is wrong with them by the list that knows most of them. */
export function keyIn(text: string): Reading {
  const said = typed(text)
  const known = (list: readonly string[]) => said.filter((word) => numberOf(word, list) >= 0).length
  const [list] = Object.values(LISTS).toSorted((a, b) => known(b) - known(a))
  return readBy(list!, said)
}

function numberOf(word: string, list: readonly string[]): number {
  return list.findIndex((each) => each === word || (word.length >= LETTERS && each.startsWith(word)))
}

function readBy(list: readonly string[], said: readonly string[]): Reading {
  const numbers = said.map((word) => numberOf(word, list))
  const unknown = numbers.indexOf(-1)
  if (unknown >= 0) return { wrong: 'word', word: said[unknown]! }
  if (said.length !== COUNT) return { wrong: 'count', count: said.length }
  const bytes = Uint8Array.from(numbers.slice(0, BYTES))
  return check(bytes) === numbers[BYTES] ? { bytes } : { wrong: 'check' }
}
