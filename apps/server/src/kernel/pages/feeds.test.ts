import { rebuildCourseCards } from '@foulee/db/read-models/course-cards'
import { actualitesSite, courses } from '@foulee/db/schema'
import { createCourse } from '@foulee/testing/factories'
import { createParcours } from '@foulee/testing/parcours'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { writeAtom } from './atom.ts'
import type { Feed } from './feed.ts'

const publicUrl = 'https://foulee.example'
const render = async () => new Response('page', { headers: { 'content-type': 'text/html' } })
let t: TestApp
beforeAll(async () => {
  t = await testApp({ web: { render, folder: null }, config: { publicUrl } })
})
afterAll(() => t.close({ isStaged: true }))

const get = (url: string, headers: Record<string, string> = {}) => t.inject({ url, headers })
const entriesOf = (xml: string) =>
  [...xml.matchAll(/<entry>[\s\S]*?<\/entry>/g)].map(([one]) => one)
const entryOf = (xml: string, id: string) =>
  entriesOf(xml).find((item) => item.includes(`${id}</id>`))

const coming = { date_debut: '2026-05-17', epreuves: [{ distance: 21_000 }] }

describe('the feed of the races of a département', () => {
  const url = '/calendrier/creuse/flux.atom'
  const create = (input: Parameters<typeof createCourse>[2] = {}) =>
    createCourse(t.db, t.clock.now, {
      departement: '23',
      ville: 'Aubusson',
      editions: [coming],
      ...input,
    })

  it('contains a race under its permanent id, until it is hidden', async () => {
    const race = await create({ nom: 'Trail <des> Tapissiers & Cie' })
    await t.syncChanges()
    const { statusCode, headers, body } = await get(url)
    expect([statusCode, headers['content-type']]).toEqual([
      200,
      'application/atom+xml; charset=utf-8',
    ])
    expect(body).toContain('<title>Foulée\u00a0: les courses dans la Creuse</title>')
    const entry = entryOf(body, `:course:${race.id}`)
    expect(entry).toContain('<title>Trail &lt;des&gt; Tapissiers &amp; Cie</title>')
    expect(entry).toContain(`<id>tag:foulee.example,2026:course:${race.id}</id>`)
    expect(entry).toContain(`href="${publicUrl}/courses/${race.slug}"`)
    expect(entry).toMatch(/<summary type="text">[^<]*17 mai 2026[^<]*Aubusson[^<]*21,00\u00a0km/)
    await t.db.transaction(async (tx) => {
      await tx.update(courses).set({ etat: 0 }).where(eq(courses.id, race.id))
      await rebuildCourseCards(tx, [race.id], t.clock.now)
    })
    await t.syncChanges()
    expect(entryOf((await get(url)).body, `:course:${race.id}`)).toBeUndefined()
  })

  it('contains no draft, no past race and none of another département', async () => {
    const others = await Promise.all([
      create({ etat: 0 }),
      create({ editions: [{ ...coming, date_debut: '2024-05-17' }] }),
      create({ departement: '87' }),
    ])
    await t.syncChanges()
    const { body } = await get(url)
    for (const { id } of others) expect(entryOf(body, `:course:${id}`)).toBeUndefined()
  })

  it('answers 304 while unchanged', async () => {
    const { headers } = await get(url)
    const again = await get(url, { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it.each(['23', 'Creuse', 'nulle-part', '..%2f'])(
    'does not exist elsewhere: %s',
    async (departement) =>
      expect((await get(`/calendrier/${departement}/flux.atom`)).statusCode).toBe(404),
  )
})

describe('the feeds of routes', () => {
  it('contain a new route, in the country and in its département', async () => {
    const { id } = await createParcours(t.db, t.clock.now, { departement: '23' })
    await t.syncChanges()
    for (const url of ['/itineraires/flux.atom', '/itineraires/creuse/flux.atom']) {
      expect(entryOf((await get(url)).body, `:parcours:${id}`)).toBeDefined()
    }
    const elsewhere = await get('/itineraires/haute-vienne/flux.atom')
    expect(elsewhere.statusCode).toBe(200)
    expect(entryOf(elsewhere.body, `:parcours:${id}`)).toBeUndefined()
  })
})

describe('the feed of the news of the site', () => {
  it('contains published items with their last change, and no planned one', async () => {
    const at = (ms: number) => new Date(t.clock.now.getTime() + ms).toISOString()
    const write = async (slug: string, publie_le: string) => {
      const [row] = await t.db
        .insert(actualitesSite)
        .values({
          slug,
          titre: 'Le flux est ouvert',
          texte: '<p>Suivez-nous avec votre lecteur.</p>',
          publie_le,
          created_at: at(-9_000),
          updated_at: at(-9_000),
        })
        .returning({ id: actualitesSite.id })
      return row?.id
    }
    const [out, planned] = [
      await write('flux-ouvert', at(-2_000)),
      await write('flux-bientot', at(9_000)),
    ]
    const { body } = await get('/actualites/flux.atom')
    const entry = entryOf(body, `:actualite:${out}`)
    expect(entry).toContain('<summary type="text">Suivez-nous avec votre lecteur.</summary>')
    expect(entry).toContain(`<updated>${at(-2_000)}</updated>`)
    expect(entryOf(body, `:actualite:${planned}`)).toBeUndefined()
  })
})

describe('a feed as Atom', () => {
  const entry = {
    kind: 'course',
    id: 7,
    titre: 'Un trail',
    path: '/courses/un-trail',
    resume: 'Un \u0000trail\ud800 «\u00a0sauvage\u00a0»',
    auteur: 'A & B',
    publie_le: '2026-01-02T00:00:00.000Z',
    updated_at: '2026-03-04T00:00:00.000Z',
  }
  const feed: Feed = { titre: 'T', sous_titre: 'S', page: '/p', entries: [entry] }

  it('has its last change, its subject and its own URL', () => {
    const xml = writeAtom(feed, publicUrl, '/p/flux.atom')
    const [head = ''] = xml.split('<entry>')
    expect(head).toContain('<updated>2026-03-04T00:00:00.000Z</updated>')
    expect(head).toContain('<id>tag:foulee.example,2026:/p/flux.atom</id>')
    expect(head).toContain(
      `<link rel="self" type="application/atom+xml" href="${publicUrl}/p/flux.atom"/>`,
    )
    expect(head).toContain(`<link rel="alternate" type="text/html" href="${publicUrl}/p"/>`)
    expect(xml).toContain('<summary type="text">Un trail «\u00a0sauvage\u00a0»</summary>')
    expect(xml).toContain('<author><name>A &amp; B</name></author>')
  })

  it('is valid without entries', () =>
    expect(writeAtom({ ...feed, entries: [] }, publicUrl, '/p/flux.atom')).toContain(
      '<updated>2026-01-01T00:00:00Z</updated>',
    ))
})
