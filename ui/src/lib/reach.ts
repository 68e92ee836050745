/** Whether a link leads anywhere but to this machine. */

/** Whether a host's name means whatever machine it is said on. */
export function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host)
}

/** The same place, reached by another address. */
export function reachedBy(link: string, address: string): string {
  const { pathname, search, hash } = new URL(link)
  return new URL(pathname + search + hash, address).href
}
