import { expect, it } from 'vitest'
import { isThisMachine, reachedBy } from './reach'

it('knows the names of this machine', () => {
  for (const name of ['localhost', '127.0.0.1', '127.0.1.1', '[::1]']) expect(isThisMachine(name), name).toBe(true)
  for (const name of ['192.168.1.5', 'rainout.example', '127.0.0.1.example', 'localhost.example'])
    expect(isThisMachine(name), name).toBe(false)
})

it('takes a link to an address that others reach, with all that is secret in it', () => {
  expect(reachedBy('http://127.0.0.1:8765/t/m1#seat=a%2Bb', 'http://192.168.1.5:8765')).toBe('http://192.168.1.5:8765/t/m1#seat=a%2Bb')
})
