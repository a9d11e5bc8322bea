import { generateKeyPairSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

describe('the second factor of the staff', () => {
  test.each([
    ['the demo world', {}, false],
    ['production', { NODE_ENV: 'production' }, true],
    ['PostgreSQL', { DATABASE_URL: 'postgres://u@h/b' }, true],
    ['without the demo world', { DEMO: '0' }, true],
    ['the demo world in production', { NODE_ENV: 'production', DEMO: '1' }, false],
    ['the demo world, asked for', { STAFF_SECOND_FACTOR: '1' }, true],
    ['production, refused', { NODE_ENV: 'production', STAFF_SECOND_FACTOR: '0' }, false],
  ])('the second factor has the right default or setting with %s', (_, env, expected) => {
    expect(readConfig(env).staffSecondFactor).toBe(expected)
  })
})

describe('the keys of web push', () => {
  const keys = { PUSH_PUBLIC_KEY: `B${'a'.repeat(86)}`, PUSH_PRIVATE_KEY: 'b'.repeat(43) }

  test('come from the settings, else from the server; no device of this network is reached', () => {
    expect(readConfig({ PUBLIC_URL: 'https://foulee.example' }).push).toEqual({
      keys: null,
      contact: 'https://foulee.example',
      isLocalAllowed: false,
    })
    expect(readConfig({ ...keys, CONTACT_EMAIL: 'a@foulee.example' }).push).toEqual({
      keys: { publicKey: keys.PUSH_PUBLIC_KEY, privateKey: keys.PUSH_PRIVATE_KEY },
      contact: 'mailto:a@foulee.example',
      isLocalAllowed: false,
    })
  })

  test.each([
    ['PUSH_PRIVATE_KEY', { PUSH_PUBLIC_KEY: keys.PUSH_PUBLIC_KEY }],
    ['PUSH_PUBLIC_KEY', { PUSH_PRIVATE_KEY: keys.PUSH_PRIVATE_KEY }],
    ['PUSH_PUBLIC_KEY', { ...keys, PUSH_PUBLIC_KEY: 'court' }],
  ])('are refused by the name of %s', (name, env) => {
    expect(() => readConfig(env)).toThrow(new RegExp(`${name} : .*VAPID`))
  })
})

describe('defaults', () => {
  test.each([
    ['embedded database', {}, true],
    ['PostgreSQL', { DATABASE_URL: 'postgres://u@h/b' }, false],
    ['production', { NODE_ENV: 'production' }, false],
    ['production, asked for', { NODE_ENV: 'production', DEMO: '1' }, true],
    ['PostgreSQL, asked for', { DATABASE_URL: 'postgres://u@h/b', DEMO: '1' }, true],
    ['embedded, refused', { DEMO: '0' }, false],
  ])('the demo data set is on or off as expected with %s', (_, env, expected) => {
    expect(readConfig(env).isDemo).toBe(expected)
  })

  test('an empty value counts as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
      port: 3000,
      databaseUrl: null,
    })
  })

  test('the public URL loses its trailing slash', () => {
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
  ['DATABASE_DIRECT_URL', 'postgres://u@h/b'],
  ['DATABASE_REPLICA_URLS', 'postgres://u@h/b'],
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

describe('the storage of files', () => {
  const KEYS = { AWS_ACCESS_KEY_ID: 'clé', AWS_SECRET_ACCESS_KEY: 'secret' }

  test('is the data folder unless a setting names another', () => {
    expect(readConfig({ DATA_DIR: '/srv/foulee' }).storage).toEqual({
      folder: '/srv/foulee/medias',
    })
    const storage = readConfig({ STORAGE_URL: 'file:///srv/mes%20photos' }).storage
    expect(storage).toEqual({ folder: '/srv/mes photos' })
  })

  test.each([
    [
      's3://medias/site/images?endpoint=https://s3.fr-par.exemple.fr/&region=fr-par',
      { endpoint: 'https://s3.fr-par.exemple.fr', region: 'fr-par', prefix: 'site/images' },
    ],
    [
      's3://medias?region=eu-west-3',
      { endpoint: 'https://s3.eu-west-3.amazonaws.com', region: 'eu-west-3', prefix: '' },
    ],
    [
      's3://medias/?endpoint=http://127.0.0.1:9000',
      { endpoint: 'http://127.0.0.1:9000', region: 'us-east-1', prefix: '' },
    ],
  ])('may be the bucket %s', (STORAGE_URL, place) => {
    expect(readConfig({ STORAGE_URL, ...KEYS }).storage).toEqual({
      s3: {
        bucket: 'medias',
        accessKeyId: 'clé',
        secretAccessKey: 'secret',
        sessionToken: null,
        ...place,
      },
    })
  })

  test.each([
    ['ftp://medias', 'STORAGE_URL'],
    ['/srv/medias', 'STORAGE_URL'],
    ['file://ailleurs/medias', 'STORAGE_URL'],
    ['s3://', 'STORAGE_URL'],
    ['s3://x', 'STORAGE_URL'],
    ['s3://medias/a%20b', 'STORAGE_URL'],
    ['s3://cle:secret@medias', 'AWS_ACCESS_KEY_ID'],
    ['s3://medias?acl=public', 'acl'],
    ['s3://medias?endpoint=s3.exemple.fr', 'endpoint'],
    ['s3://medias?endpoint=https://s3.exemple.fr/medias', 'endpoint'],
    ['s3://medias?endpoint=https://cle:secret@s3.exemple.fr', 'endpoint'],
  ])('refuses %s and says %s', (STORAGE_URL, word) => {
    expect(() => readConfig({ STORAGE_URL, ...KEYS })).toThrow(ConfigError)
    expect(() => readConfig({ STORAGE_URL, ...KEYS })).toThrow(word)
  })

  test.each(Object.keys(KEYS))('asks for %s with S3', (name) => {
    const env = { STORAGE_URL: 's3://medias', ...KEYS, [name]: undefined }
    expect(() => readConfig(env)).toThrow(name)
  })
})

describe('external sign-in services', () => {
  const OPENID = {
    EXTERNAL_OPENID_ID: 'foulee',
    EXTERNAL_OPENID_SECRET: 'secret',
    EXTERNAL_OPENID_ISSUER: 'https://club.example',
    EXTERNAL_OPENID_LABEL: 'Mon club',
  }

  test('are off until they are set, and come in the order of their buttons', () => {
    expect(readConfig({}).external).toEqual([])
    const strava = { EXTERNAL_STRAVA_ID: '1', EXTERNAL_STRAVA_SECRET: 's' }
    const google = { EXTERNAL_GOOGLE_ID: '2', EXTERNAL_GOOGLE_SECRET: 's' }
    const { external } = readConfig({ ...OPENID, ...strava, ...google })
    expect(external.map(({ label }) => label)).toEqual(['Google', 'Strava', 'Mon club'])
  })

  test.each([
    ['EXTERNAL_GOOGLE_SECRET', { EXTERNAL_GOOGLE_ID: '1' }],
    ['EXTERNAL_GARMIN_ID', { EXTERNAL_GARMIN_SECRET: 's' }],
    ['EXTERNAL_APPLE_TEAM', { EXTERNAL_APPLE_ID: '1', EXTERNAL_APPLE_KEY_ID: '2' }],
    ['EXTERNAL_APPLE_KEY', { EXTERNAL_APPLE_KEY: 'pas une clé' }],
    ['EXTERNAL_OPENID_LABEL', { ...OPENID, EXTERNAL_OPENID_LABEL: ' ' }],
    ['EXTERNAL_OPENID_ISSUER', { ...OPENID, EXTERNAL_OPENID_ISSUER: 'http://club.example' }],
    ['EXTERNAL_OPENID_ISSUER', { ...OPENID, EXTERNAL_OPENID_ISSUER: 'club.example' }],
    ['EXTERNAL_OPENID_ISSUER', { ...OPENID, EXTERNAL_OPENID_ISSUER: 'file:///etc/passwd' }],
  ])('%s is named when it is missing or wrong', (name, env) => {
    expect(() => readConfig(env)).toThrow(ConfigError)
    expect(() => readConfig(env)).toThrow(name)
  })

  test('may use http on this machine', () => {
    const env = { ...OPENID, EXTERNAL_OPENID_ISSUER: 'http://localhost:4000' }
    expect(readConfig(env).external).toHaveLength(1)
  })

  test('accept Apple’s key on one line', () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }))
    const [apple] = readConfig({
      EXTERNAL_APPLE_ID: 'fr.foulee.web',
      EXTERNAL_APPLE_TEAM: 'EQUIPE',
      EXTERNAL_APPLE_KEY_ID: 'CLE',
      EXTERNAL_APPLE_KEY: pem.replaceAll('\n', '\\n'),
    }).external
    expect(apple?.clientSecret).toEqual({ teamId: 'EQUIPE', keyId: 'CLE', privateKey: pem })
  })
})

test('.env.example lists every setting and no other', () => {
  const source = ['./config.ts', './itineraires.ts', './map-tiles.ts', './retention.ts']
    .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
    .join('')
  const example = readFileSync(new URL('../../../../../.env.example', import.meta.url), 'utf8')
  const read = [...source.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name)
  const listed = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(listed.toSorted()).toEqual(read.toSorted())
})

test('messages and results of races expire only if a setting says so', () => {
  const forEver = { itemMonths: null, messageMonths: null, resultMonths: null, lineMonths: null }
  expect(readConfig({}).retention).toEqual({ audienceMonths: 25, noticeMonths: 24, ...forEver })
  const query = { FIL_MOIS: '36', MESSAGES_MOIS: '24', RESULTATS_MOIS: '120', SORTIES_MOIS: '12' }
  expect(readConfig(query).retention).toMatchObject({
    itemMonths: 36,
    messageMonths: 24,
    resultMonths: 120,
    lineMonths: 12,
  })
  for (const name of Object.keys(query)) {
    expect(() => readConfig({ [name]: '0' })).toThrow(name)
  }
})

test('replicas are listed in order, and each must be PostgreSQL', () => {
  const url = 'postgres://u@h/b'
  const read = (copies: string) =>
    readConfig({ DATABASE_URL: url, DATABASE_REPLICA_URLS: copies }).databaseReplicaUrls
  expect(read(`${url}1 ${url}2,\n${url}3`)).toEqual([`${url}1`, `${url}2`, `${url}3`])
  expect(read('')).toEqual([])
  expect(() => read(`${url} mysql://u:secret@h/b`)).toThrow(/DATABASE_REPLICA_URLS : .*n°\u00a02/)
  expect(readConfig({ CACHE_PURGE_URLS: 'http://a:1 http://b:2' }).cachePurgeUrls).toHaveLength(2)
  expect(() => readConfig({ CACHE_PURGE_URLS: 'a:1' })).toThrow('CACHE_PURGE_URLS')
  expect(() => read(`mysql://u:secret@h/b`)).not.toThrow(/secret/)
})
