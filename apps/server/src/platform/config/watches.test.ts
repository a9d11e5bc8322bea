import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const KEY = Buffer.alloc(32, 'a').toString('base64')
const SUUNTO = {
  MONTRE_SUUNTO_ID: 'foulee',
  MONTRE_SUUNTO_SECRET: 'secret',
  MONTRE_SUUNTO_CLE: 'cle',
}

describe('the settings of watch services', () => {
  it('enable Suunto with encryption keys', () => {
    const { montres } = readConfig({ ...SUUNTO, SECRETS_KEY: `${KEY}, ${KEY}` })
    expect(montres.suunto).toMatchObject({ clientId: 'foulee', subscriptionKey: 'cle' })
    expect(montres.keys.map(({ length }) => length)).toEqual([32, 32])
  })

  it('are off by default', () => {
    expect(readConfig({}).montres).toEqual({ suunto: null, keys: [] })
  })

  it.each<[Record<string, string>, string]>([
    [{ MONTRE_SUUNTO_ID: 'foulee', SECRETS_KEY: KEY }, 'MONTRE_SUUNTO_SECRET'],
    [{ MONTRE_SUUNTO_CLE: 'cle', SECRETS_KEY: KEY }, 'MONTRE_SUUNTO_ID'],
    [SUUNTO, 'SECRETS_KEY'],
    [{ ...SUUNTO, SECRETS_KEY: 'court' }, 'SECRETS_KEY'],
    [{ SECRETS_KEY: Buffer.alloc(16).toString('base64') }, 'SECRETS_KEY'],
  ])('%j are refused, naming %s', (input, name) => {
    expect(() => readConfig(input)).toThrow(ConfigError)
    expect(() => readConfig(input)).toThrow(name)
  })
})
