import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

describe('defaults', () => {
  test.each([
    ['embedded database', {}, true],
    ['PostgreSQL', { DATABASE_URL: 'postgres://u@h/b' }, false],
    ['production', { NODE_ENV: 'production' }, false],
    ['production, asked for', { NODE_ENV: 'production', DEMO: '1' }, true],
    ['PostgreSQL, asked for', { DATABASE_URL: 'postgres://u@h/b', DEMO: '1' }, true],
    ['embedded, refused', { DEMO: '0' }, false],
  ])('demo world with %s', (_, env, expected) => {
    expect(readConfig(env).isDemo).toBe(expected)
  })

  test('an empty value is no value', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
      port: 3000,
      databaseUrl: null,
    })
  })

  test('the public address loses its last slash', () => {
    expect(readConfig({ PUBLIC_URL: 'https://foulee.example/' }).publicUrl).toBe(
      'https://foulee.example',
    )
  })
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['NODE_ENV', 'prod'],
  ['DATABASE_URL', 'mysql://u@h/b'],
  ['PUBLIC_URL', 'foulee.example'],
  ['DEMO', 'peut-être'],
  ['MAP_STYLE_URL', 'style.json'],
  ['LOG_LEVEL', 'bavard'],
  ['METRICS_PORT', '-1'],
  ['TRUST_PROXY', 'oui'],
  ['RATE_LOGIN', '0'],
])('refuses %s=%s and names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
  expect(() => readConfig({ [name]: value })).toThrow(name)
  expect(() => readConfig({ [name]: value })).not.toThrow(/invalid|expected/i)
})

test('.env.example lists every setting and no other', () => {
  const source = readFileSync(new URL('./config.ts', import.meta.url), 'utf8')
  const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')
  const read = [...source.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name)
  const listed = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(listed.toSorted()).toEqual(read.toSorted())
})
