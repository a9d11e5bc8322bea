import { mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rebuildCourseCards } from '@foulee/db/read-models/course-cards'
import { courses } from '@foulee/db/schema'
import { createCourse, createUser } from '@foulee/testing/factories'
import { findFreePort } from '@foulee/testing/free-port'
import {
  canStartVarnish,
  startVarnish,
  type Varnish,
  type VarnishPorts,
} from '@foulee/testing/varnish'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Render } from '#kernel/pages/renderer.ts'
import { type TestApp, testApp } from '#test/test-app.ts'

const PATIENCE = { timeout: 120_000, interval: 20 }

const render: Render = async (request, call) => {
  const slug = new URL(request.url).pathname.slice(1)
  if (slug === 'moi') return new Response('moi', { headers: { 'content-type': 'text/html' } })
  const { data } = await call('GET /api/courses/{id}', { params: { id: slug } })
  return new Response(`<html><head></head><body>${data.nom}</body></html>`, {
    headers: { 'content-type': 'text/html', 'cache-control': 'public, max-age=0' },
  })
}

describe.skipIf(!canStartVarnish())('behind Varnish', () => {
  let t: TestApp
  let varnish: Varnish
  let ports: VarnishPorts
  let serverPort: number
  let texts: string[]

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'foulee-varnish-'))
    await mkdir(join(folder, 'client'))
    ports = { port: await findFreePort(), purgePort: await findFreePort() }
    const purged = `http://127.0.0.1:${ports.purgePort}`
    t = await testApp({
      web: { render, folder },
      config: { cachePurgeUrls: [purged] },
    })
    t.app.server.on('request', ({ url = '' }) => texts.push(url))
    serverPort = Number(new URL(await t.app.listen({ port: 0, host: '127.0.0.1' })).port)
    varnish = await startVarnish(ports, serverPort)
  })
  afterAll(async () => {
    await varnish?.stop()
    await t?.close()
  })
  beforeEach(() => {
    texts = []
  })

  const read = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`http://127.0.0.1:${ports.port}${path}`, { headers })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  const rename = (id: number, nom: string, kind?: 'edit') =>
    t.db.transaction(async (tx) => {
      await tx.update(courses).set({ nom }).where(eq(courses.id, id))
      await rebuildCourseCards(tx, [id], t.clock.now, kind)
    })
  const becomes = (path: string, nom: string) =>
    vi.waitFor(async () => expect((await read(path)).text).toContain(nom), PATIENCE)

  it('pages and calls are cached until they change', async () => {
    const { id, slug } = await createCourse(t.db, t.clock.now, { nom: 'Trail d’avant' })
    for (const path of [`/${slug}`, `/api/courses/${slug}`]) {
      // The server caches a URL from its second request on; Varnish from its first.
      for (const _ of [1, 2, 3]) expect((await read(path)).text).toContain('Trail d’avant')
    }
    expect(texts).toEqual([`/${slug}`, `/api/courses/${slug}`])
    const { headers } = await read(`/${slug}`)
    expect([headers.get('xkey'), headers.get('x-varnish'), headers.get('via')]).toEqual([
      null,
      null,
      null,
    ])
    await rename(id, 'Trail d’après')
    await becomes(`/${slug}`, 'Trail d’après')
    await becomes(`/api/courses/${slug}`, 'Trail d’après')
  })

  it('an edited page is served stale for a moment, then fresh', async () => {
    const { id, slug } = await createCourse(t.db, t.clock.now, { nom: 'Course d’avant' })
    await read(`/${slug}`)
    await rename(id, 'Course d’après', 'edit')
    await becomes(`/${slug}`, 'Course d’après')
  })

  it('nothing of members is cached, and no cached answer is given to them', async () => {
    const { slug } = await createCourse(t.db, t.clock.now)
    const path = `/api/courses/${slug}`
    const { headers } = await t.signIn(await createUser(t.db))
    await read(path, headers)
    await read(path, headers)
    expect(texts).toEqual([path, path])
    await read(path)
    await read(path)
    expect(texts).toHaveLength(3)
    await read(path, headers)
    await read(path, { cookie: 'autre=1; ecriture=0/1' })
    expect(texts).toHaveLength(5)
  })

  it('no private page and no XSRF token is cached', async () => {
    await read('/moi')
    await read('/moi')
    const pairs = [await read('/api/sante'), await read('/api/sante')].map(({ headers }) =>
      headers.get('set-cookie'),
    )
    expect(texts).toEqual(['/moi', '/moi', '/api/sante', '/api/sante'])
    expect(new Set(pairs).size).toBe(2)
  })

  it('each encoding is passed on unchanged', async () => {
    const { slug } = await createCourse(t.db, t.clock.now)
    const path = `/api/courses/${slug}`
    for (const encoding of ['br', 'gzip']) {
      for (const _ of [1, 2]) {
        const { headers, text } = await read(path, { 'accept-encoding': `${encoding}, deflate` })
        expect(headers.get('content-encoding')).toBe(encoding)
        expect(JSON.parse(text)).toMatchObject({ data: { slug } })
      }
    }
    expect(texts).toHaveLength(2)
  })

  it('purges from visitors are refused', async () => {
    const { slug } = await createCourse(t.db, t.clock.now)
    await read(`/${slug}`)
    const answer = await fetch(`http://127.0.0.1:${ports.port}/`, {
      method: 'PURGE',
      headers: { 'xkey-all': '1', 'xkey-purge': 'courses' },
    })
    expect(answer.status).toBe(405)
    await read(`/${slug}`)
    expect(texts).toEqual([`/${slug}`])
  })

  it('a restarted Varnish gets a full purge', async () => {
    const { id, slug } = await createCourse(t.db, t.clock.now, { nom: 'Boucle d’avant' })
    await read(`/${slug}`)
    await varnish.stop()
    await rename(id, 'Boucle d’après')
    await t.syncChanges()
    varnish = await startVarnish(ports, serverPort)
    await becomes(`/${slug}`, 'Boucle d’après')
  })
})
