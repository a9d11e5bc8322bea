import { mkdtempSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PASSE_COOKIE } from '@foulee/domain/equipe/back-office'
import { createUser } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import type { Render } from './renderer.ts'

const render: Render = async () =>
  new Response('site', { headers: { 'content-type': 'text/html' } })
let folder: string
let t: TestApp
let strict: TestApp
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foulee-back-office-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<p>back office</p>')
  await writeFile(join(folder, 'assets', 'index-1a2b.js'), 'export {}')
  const web = { render, folder: null, backOffice: { folder } }
  t = await testApp({ web })
  strict = await testApp({ web, config: { staffSecondFactor: true } })
})
afterAll(() => Promise.all([t.close(), strict.close()]))

const newStaff = async () => t.signIn(await createUser(t.db, { is_staff: true }))
const getPasse = async () => {
  const staff = await newStaff()
  return { staff, ...(await staff.call('POST /api/admin/entree')).data }
}
const get = (url: string, passe = '', headers = {}, app = t) =>
  app.inject({
    url,
    headers: { accept: 'text/html', cookie: `${PASSE_COOKIE}=${passe}`, ...headers },
  })
const asScript = { accept: '*/*', 'sec-fetch-dest': 'script' }

describe('with the pass of the staff', () => {
  it.each(['/admin', '/admin/', '/admin/moderation?page=2', '/admin/journal/'])(
    '%s is the back office, under its own policy',
    async (url) => {
      const { statusCode, headers, body } = await get(url, (await getPasse()).passe)
      expect([statusCode, body]).toEqual([200, '<p>back office</p>'])
      expect(headers['cache-control']).toBe('private, no-store')
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("script-src 'self';")
      expect(policy).toContain("default-src 'none'")
      expect(policy.replace("style-src 'self' 'unsafe-inline'", '')).not.toContain('unsafe')
    },
  )

  it("the back office's files are served, cached by the browser alone", async () => {
    const { statusCode, headers } = await get(
      '/admin/assets/index-1a2b.js',
      (await getPasse()).passe,
      asScript,
    )
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toMatch(/^private, .*immutable/)
  })

  it("a path outside the back office's folder is no file", async () => {
    const { passe } = await getPasse()
    await writeFile(join(folder, 'secret.txt'), 'secret')
    for (const path of ['%2e%2e/secret.txt', '%2e%2e%2fsecret.txt', '..%5csecret.txt']) {
      expect((await get(`/admin/assets/${path}`, passe, asScript)).body).not.toBe('secret')
    }
  })
})

describe('without the pass of the staff', () => {
  const bad: [string, () => Promise<string>][] = [
    ['nothing', async () => ''],
    ['words', async () => 'laissez-moi passer'],
    ['a pass of another session', async () => (await getPasse()).passe.replace(/^\d+/, '1')],
    ['a longer life', async () => (await getPasse()).passe.replace(/\.\d+\./, '.99999999999999.')],
    [
      'a session that is over',
      async () => {
        const { staff, passe } = await getPasse()
        await staff.call('POST /api/auth/logout')
        return passe
      },
    ],
  ]
  it.each(bad)('%s redirects to the entrance, and no code is sent', async (_, make) => {
    const passe = await make()
    const page = await get('/admin/journal', passe)
    expect([page.statusCode, page.headers.location]).toEqual([
      302,
      '/back-office?vers=%2Fadmin%2Fjournal',
    ])
    const file = await get('/admin/assets/index-1a2b.js', passe, asScript)
    expect(file.statusCode).toBe(403)
  })

  it('a pass expires after half a day', async () => {
    const { passe } = await getPasse()
    t.clock.advance({ hours: 13 })
    expect((await get('/admin', passe)).statusCode).toBe(302)
    t.clock.advance({ hours: -13 })
  })

  it('a member who leaves the staff loses the back office', async () => {
    const user = await createUser(t.db, { is_staff: true })
    const { call } = await t.signIn(user)
    const { passe } = (await call('POST /api/admin/entree')).data
    await t.db.$client.query('update users set is_staff = false where id = $1', [user.id])
    expect((await get('/admin', passe)).statusCode).toBe(302)
  })
})

describe('when the second factor is required', () => {
  it('a pass from before is refused until the session has given the second factor', async () => {
    const { passe, staff } = await getPasse()
    expect((await get('/admin', passe, {}, strict)).statusCode).toBe(302)
    const { call } = { call: strict.callWith(staff.token) }
    await expect(call('POST /api/admin/entree')).rejects.toMatchObject({
      code: 'second_facteur_requis',
    })
    await t.db.$client.query('update sessions set facteur_le = now() where id = $1', [
      Number(passe.split('.')[0]),
    ])
    expect((await get('/admin', passe, {}, strict)).statusCode).toBe(200)
    expect((await call('POST /api/admin/entree')).data.passe).toBeTruthy()
  })
})
