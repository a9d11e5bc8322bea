import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Call } from '@foulee/contract/shared/call'
import { rebuildCourseCards } from '@foulee/db/read-models/course-cards'
import { courses } from '@foulee/db/schema'
import { createCourse, createOrganisateur, createUser, nextName } from '@foulee/testing/factories'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Render } from '#kernel/pages/renderer.ts'
import { form } from '#test/http/examples.ts'
import { type TestApp, testApp } from '#test/test-app.ts'

const rendered: string[] = []
let gate = Promise.resolve()

/** `/{mot}` lists races by a word, `/courses/{slug}` shows one; tagged as by the web. */
const render: Render = async (request, call) => {
  const { pathname } = new URL(request.url)
  rendered.push(pathname)
  const body = await readNames(pathname, call)
  await gate
  return new Response(body, {
    headers: { 'content-type': 'text/html', 'cache-control': 'public, max-age=0' },
  })
}

async function readNames(pathname: string, call: Call): Promise<string> {
  const [, first = '', slug] = pathname.split('/')
  if (first === 'courses' && slug)
    return (await call('GET /api/courses/{id}', { params: { id: slug } })).data.nom
  const { data } = await call('GET /api/courses', { query: { texte: first, tri: 'date' } })
  return data.map(({ nom }) => nom).join(', ')
}

let folder: string
let t: TestApp
let twin: TestApp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foulee-changes-'))
  await mkdir(join(folder, 'client'))
  const web = { render, folder }
  t = await testApp({ web, patienceMs: 0 })
  twin = await testApp({ web, patienceMs: 0 })
})
afterAll(async () => {
  await t.close({ isStaged: true })
  await twin.close()
  await rm(folder, { recursive: true })
})
beforeEach(() => {
  rendered.length = 0
  gate = Promise.resolve()
})

function closeGate(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  gate = promise
  return resolve
}

const read = async (url: string, from = t, headers: Record<string, string> = {}) =>
  (await from.inject({ url, headers })).body
const RELOAD = { 'cache-control': 'max-age=0' }

async function newRaces(nb: number) {
  const mot = nextName('Mot').replace(/\s/g, '').toLowerCase()
  const lea = await createUser(t.db)
  const { id: organisateurs_id } = await createOrganisateur(t.db, { membres: [lea.id] })
  const all = await Promise.all(
    Array.from({ length: nb }, (_, n) =>
      createCourse(t.db, t.clock.now, { nom: `Course ${n} ${mot}`, organisateurs_id }),
    ),
  )
  await syncChanges()
  return { mot, all, first: all[0] as (typeof all)[0], lea: await t.signIn(lea) }
}
const syncChanges = async () => {
  await t.syncChanges()
  await twin.syncChanges()
}
const rename = async (id: number, nom: string) => {
  await t.db.transaction(async (tx) => {
    await tx.update(courses).set({ nom }).where(eq(courses.id, id))
    await rebuildCourseCards(tx, [id], t.clock.now, 'edit')
  })
  await syncChanges()
}
const withdraw = async (id: number) => {
  await t.db.transaction(async (tx) => {
    await tx.update(courses).set({ etat: 0 }).where(eq(courses.id, id))
    await rebuildCourseCards(tx, [id], t.clock.now, 'edit')
  })
  await syncChanges()
}

async function listStatements(act: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(t.db.$client, 'query')
  try {
    await act()
    return query.mock.calls
      .map(([given]) => (given as unknown as { text: string }).text)
      .filter((text) => /from course_cards/.test(text))
  } finally {
    query.mockRestore()
  }
}

describe('32 visitors at once', () => {
  const together = (url: (n: number) => string) =>
    Promise.all(Array.from({ length: 32 }, (_, n) => read(url(n))))

  it('on a page cause one render', async () => {
    const { mot } = await newRaces(2)
    const statements = await listStatements(() => together(() => `/${mot}`))
    expect([rendered, statements.length]).toEqual([[`/${mot}`], 1])
  })

  it('on an API answer cause one statement', async () => {
    const { mot } = await newRaces(2)
    const statements = await listStatements(() => together(() => `/api/courses?texte=${mot}`))
    expect(statements).toHaveLength(1)
  })

  it('on several pages of a list cause one count', async () => {
    const { mot } = await newRaces(3)
    const statements = await listStatements(() =>
      together((n) => `/api/courses?texte=${mot}&tri=date&nb_page=1&page=${n + 1}`),
    )
    expect(statements.filter((text) => text.includes('count(*)'))).toHaveLength(1)
    expect(statements).toHaveLength(32)
  })
})

describe('a list with an edited race', () => {
  it('is served stale while it is recomputed, on every node, then fresh', async () => {
    const { mot, first } = await newRaces(1)
    for (const node of [t, twin]) expect(await read(`/${mot}`, node)).toBe(first.nom)
    const open = closeGate()
    await rename(first.id, `Nouvelle ${mot}`)
    for (const node of [t, twin]) expect(await read(`/${mot}`, node)).toBe(first.nom)
    expect(rendered).toHaveLength(4)
    open()
    for (const node of [t, twin])
      await expect.poll(() => read(`/${mot}`, node)).toBe(`Nouvelle ${mot}`)
    expect(rendered).toHaveLength(4)
  })

  it('is recomputed for a reload', async () => {
    const { mot, first } = await newRaces(1)
    await read(`/${mot}`)
    const open = closeGate()
    await rename(first.id, `Nouvelle ${mot}`)
    const reloaded = read(`/${mot}`, t, RELOAD)
    expect(await read(`/${mot}`)).toBe(first.nom)
    open()
    expect(await reloaded).toBe(`Nouvelle ${mot}`)
  })

  it('shows the organiser’s own edit on the page of the race at once', async () => {
    const { mot, first, lea } = await newRaces(1)
    const url = `/courses/${first.slug}`
    expect(await read(url)).toBe(first.nom)
    const params = { id: first.id }
    await lea.call('POST /api/courses/{id}/update', {
      params,
      body: form({ nom: `Nouvelle ${mot}` }),
    })
    await syncChanges()
    for (const node of [t, twin]) expect(await read(url, node)).toBe(`Nouvelle ${mot}`)
  })
})

describe('a withdrawn race', () => {
  it('is in no list from then on, on any node, even while others make it anew', async () => {
    const { mot, all, first } = await newRaces(2)
    for (const node of [t, twin]) expect(await read(`/${mot}`, node)).toContain(first.nom)
    const open = closeGate()
    await rename(first.id, `Gênante ${mot}`)
    // These renders have read the name that is withdrawn next.
    for (const node of [t, twin]) expect(await read(`/${mot}`, node)).toContain(first.nom)
    await withdraw(first.id)
    const reads = [t, twin].map((node) => read(`/${mot}`, node))
    open()
    expect(await Promise.all(reads)).toEqual([all[1]?.nom, all[1]?.nom])
  })

  it('has no page any more', async () => {
    const { first } = await newRaces(1)
    const url = `/api/courses/${first.slug}`
    for (const node of [t, twin]) expect((await node.inject({ url })).statusCode).toBe(200)
    await withdraw(first.id)
    for (const node of [t, twin]) expect((await node.inject({ url })).statusCode).toBe(404)
  })
})
