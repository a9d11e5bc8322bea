import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasMailbox } from '#kernel/mail/mailbox-page.ts'
import { type Config, readConfig } from '#platform/config/config.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { createMailbox } from './mailbox.ts'

const LETTER = {
  id: '7c9d5a52-7c39-4e5c-9a4e-3c5a6ee39bd1',
  to: 'lea@exemple.fr',
  subject: 'Vérifiez <b>votre</b> adresse',
  text: 'https://foulee.test/verifier-email#secret',
  html: '<!doctype html><html><head></head><body><a href="x">Vérifier</a></body></html>',
}
let folder: string
let t: TestApp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'courrier-'))
  t = await testApp({ config: { dataDir: folder } })
})
afterAll(async () => {
  await t.close()
  await rm(folder, { recursive: true })
})

const visit = (url: string, more: { remoteAddress?: string; headers?: object } = {}) =>
  t.app.inject({
    url,
    remoteAddress: '127.0.0.1',
    ...more,
    headers: { host: 'localhost:3000', ...more.headers },
  })

describe('the mailbox', () => {
  it('shows emails that would have been sent', async () => {
    expect((await visit('/courrier')).body).toContain('Aucun message')
    await createMailbox(folder).send(LETTER)
    const list = (await visit('/courrier')).body
    expect(list).toContain('Vérifiez &lt;b&gt;votre&lt;/b&gt; adresse')
    const [, address = ''] = /href="(\/courrier\/[^"]+)"/.exec(list) ?? []
    expect((await visit(address)).body).toContain('verifier-email#secret')
    const html = await visit(`${address}/html`)
    expect(html.body).toContain('<base target="_top">')
    expect(html.headers['content-security-policy']).toContain('sandbox')
  })

  it('makes its files readable to their owner only', async () => {
    expect((await stat(join(folder, 'courrier'))).mode & 0o077).toBe(0)
  })

  it.each([
    ['another machine', { remoteAddress: '192.168.1.7' }],
    ['a name that points here', { headers: { host: 'voleur.exemple' } }],
  ])('does not exist for %s', async (_, more) => {
    expect((await visit('/courrier', more)).statusCode).toBe(404)
  })

  it.each([
    ['forwarded', 'for=192.0.2.1'],
    ['x-forwarded-for', '127.0.0.1'],
    ['x-forwarded-host', 'localhost'],
    ['x-forwarded-proto', 'http'],
    ['x-forwarded', ''],
    ['x-real-ip', '192.0.2.1'],
    ['via', '1.1 varnish'],
    ['cf-connecting-ip', '192.0.2.1'],
    ['cf-ray', '7d'],
    ['true-client-ip', '192.0.2.1'],
    ['x-client-ip', '192.0.2.1'],
    ['fly-client-ip', '192.0.2.1'],
  ])('does not exist behind a proxy that sends %s', async (name, value) => {
    expect((await visit('/courrier')).statusCode).toBe(200)
    for (const url of ['/courrier', '/courrier/une-lettre', '/courrier/une-lettre/html']) {
      expect((await visit(url, { headers: { [name]: value } })).statusCode).toBe(404)
    }
  })

  it.each([['..%2F..%2Fbase'], ['inconnu'], ['2026-01-01T00-00-00-000Z_x']])(
    'has no email %s',
    async (name) => {
      expect((await visit(`/courrier/${name}`)).statusCode).toBe(404)
    },
  )
})

describe('the settings of the mailbox', () => {
  const PROD = { NODE_ENV: 'production' }
  const PG = { DATABASE_URL: 'postgres://db/foulee' }
  const PUBLIC = { PUBLIC_URL: 'https://foulee.fr' }
  const settings: [string, Record<string, string>, boolean][] = [
    ['a clone', {}, true],
    ['a clone on PostgreSQL', PG, true],
    ['a mail server', { SMTP_URL: 'smtp://mail.exemple.fr' }, false],
    ['a public address', PUBLIC, false],
    ['a proxy', { TRUST_PROXY: '1' }, false],
    ['production', PROD, false],
    ['the demonstration in production', { ...PROD, DEMO: '1' }, true],
    ['the demonstration in production on PostgreSQL', { ...PROD, DEMO: '1', ...PG }, false],
    ['a public demonstration', { ...PROD, DEMO: '1', ...PUBLIC }, false],
  ]
  it.each(settings)('allow it only where nobody else can come: %s', (_, env, expected) => {
    expect(hasMailbox(readConfig(env))).toBe(expected)
  })

  it('does not exist elsewhere', async () => {
    const config: Partial<Config> = { publicUrl: 'https://foulee.fr', dataDir: folder }
    const real = await testApp({ config })
    expect((await real.app.inject({ url: '/courrier' })).statusCode).toBe(404)
    await real.close()
  })
})
