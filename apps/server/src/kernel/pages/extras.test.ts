import { readFile } from 'node:fs/promises'
import { invalidate } from '@foulee/db/invalidation'
import { rebuildCourseCards } from '@foulee/db/read-models/course-cards'
import { courses, resultatEnvois } from '@foulee/db/schema'
import { createEvenement } from '@foulee/testing/evenements'
import { createCourse, createOrganisateur } from '@foulee/testing/factories'
import { createMagasin } from '@foulee/testing/magasins'
import { createResultats, findEpreuveOf } from '@foulee/testing/resultats'
import { createVoyage } from '@foulee/testing/sejours'
import { loadImage } from '@napi-rs/canvas'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { PART_SIZE } from './sitemap.queries.ts'

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200"><path d="M0 0h320v200H0z"/></svg>'
const drawn: string[] = []

async function render(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (!pathname.startsWith('/relief/')) {
    return new Response(`page ${pathname}`, { headers: { 'content-type': 'text/html' } })
  }
  drawn.push(pathname)
  return new Response(SVG, { headers: { 'content-type': 'image/svg+xml' } })
}

const publicUrl = 'https://foulee.example'
const web = { render, folder: null }
let t: TestApp
beforeAll(async () => {
  t = await testApp({ web, config: { publicUrl, isDemo: false } })
})
afterAll(() => t.close({ isStaged: true }))

const get = (url: string, headers: Record<string, string> = {}) => t.inject({ url, headers })
const coming = { date_debut: '2026-05-17', epreuves: [{ distance: 10_000 }] }
const create = (input: Parameters<typeof createCourse>[2] = {}) =>
  createCourse(t.db, t.clock.now, { departement: '74', editions: [coming], ...input })
async function createAnnounced(input: Parameters<typeof createEvenement>[2]) {
  const evenement = await createEvenement(t.db, t.clock.now, input)
  await invalidate(t.db, ['evenements'])
  return evenement
}
const partOf = ({ id }: { id: number }) =>
  `/sitemap/courses-${Math.floor((id - 1) / PART_SIZE) + 1}.xml`

describe('robots.txt', () => {
  it('lets robots read the pages, not the API', async () => {
    const { statusCode, headers, body } = await get('/robots.txt')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body.split('\n')).toEqual([
      'User-agent: *',
      'Allow: /',
      'Allow: /api/docs',
      'Disallow: /api/',
      '',
      'Sitemap: https://foulee.example/sitemap.xml',
      '',
    ])
  })

  it('keeps demonstration data out of search engines', async () => {
    const demo = await testApp({ web, config: { isDemo: true } })
    const { body } = await demo.inject({ url: '/robots.txt' })
    expect(body).toContain('User-agent: *\nDisallow: /\n')
    expect(body).not.toContain('Allow: /')
    await demo.close()
  })
})

describe('the sitemap', () => {
  it('names its parts with their last change', async () => {
    const course = await create({ updated_at: '2099-01-02T03:04:05Z' })
    const { headers, body } = await get('/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(body).toContain('<loc>https://foulee.example/sitemap/pages.xml</loc>')
    expect(body).toContain(
      `<loc>${publicUrl}${partOf(course)}</loc><lastmod>2099-01-02T03:04:05Z</lastmod>`,
    )
  })

  it('lists the landing, and the departments and months that have races to come', async () => {
    await create()
    const { body } = await get('/sitemap/pages.xml')
    for (const path of [
      '/',
      '/recherche',
      '/calendrier',
      '/calendrier/haute-savoie',
      '/calendrier/2026-05',
    ]) {
      expect(body).toContain(`<loc>${publicUrl}${path}</loc>`)
    }
    expect(body).not.toContain('/calendrier/2026-02<')
  })

  it('lists races visible to everybody, and a new one after its invalidation', async () => {
    const [course, draft] = [
      await create({ updated_at: '2026-03-01T08:00:00Z' }),
      await create({ etat: 0 }),
    ]
    const before = await get(partOf(course))
    expect(before.body).toContain(
      `<loc>${publicUrl}/courses/${course.slug}</loc><lastmod>2026-03-01T08:00:00Z</lastmod>`,
    )
    expect(before.body).not.toContain(`/courses/${draft.slug}<`)
    const later = await create()
    await t.syncChanges()
    expect((await get(partOf(later))).body).toContain(`/courses/${later.slug}<`)
  })

  it('lists organisers that have a race to show', async () => {
    const [seen, hidden] = [await createOrganisateur(t.db), await createOrganisateur(t.db)]
    await create({ organisateurs_id: seen.id, updated_at: '2026-03-01T08:00:00Z' })
    await create({ organisateurs_id: hidden.id, etat: 0 })
    await t.syncChanges()
    const part = Math.floor((seen.id - 1) / PART_SIZE) + 1
    const { body } = await get(`/sitemap/organisateurs-${part}.xml`)
    expect(body).toContain(
      `<loc>${publicUrl}/organisateurs/${seen.slug}</loc><lastmod>2026-03-01T08:00:00Z</lastmod>`,
    )
    expect(body).not.toContain(`/${hidden.slug}<`)
  })

  it('lists results of races that are published, until they are taken away', async () => {
    const [seen, cancelled] = [await create(), await create({ etat: -1 })]
    const ids = [await findEpreuveOf(t.db, seen.id), await findEpreuveOf(t.db, cancelled.id)]
    for (const id of ids) await createResultats(t.db, id, 1)
    const [shown = 0, hidden] = ids
    const getSitemapPart = async () => {
      await t.syncChanges()
      return (await get(`/sitemap/resultats-${Math.floor((shown - 1) / PART_SIZE) + 1}.xml`)).body
    }
    const path = `/courses/${seen.slug}/epreuves/${shown}/resultats`
    const before = await getSitemapPart()
    expect(before).toContain(
      `<loc>${publicUrl}${path}</loc><lastmod>2026-03-15T18:00:00Z</lastmod>`,
    )
    expect(before).not.toContain(`/epreuves/${hidden}/`)
    await t.db.delete(resultatEnvois).where(eq(resultatEnvois.epreuves_id, shown))
    await rebuildCourseCards(t.db, [seen.id], t.clock.now)
    expect(await getSitemapPart()).not.toContain(path)
  })

  it('is updated for stays, shops and events as for races', async () => {
    const partOf = (name: string, id: number) =>
      `/sitemap/${name}-${Math.floor((id - 1) / PART_SIZE) + 1}.xml`
    const makers = [
      ['sejours', () => createVoyage(t.db, t.clock.now)],
      ['magasins', () => createMagasin(t.db, t.clock.now)],
      ['evenements', () => createAnnounced({})],
    ] as const
    for (const [name, make] of makers) {
      const first = await make()
      await t.syncChanges()
      const before = await get(partOf(name, first.id))
      expect(before.body).toContain(`/${name}/${first.slug}<`)
      const second = await make()
      await t.syncChanges()
      const after = await get(partOf(name, second.id))
      expect(after.body).toContain(`/${name}/${second.slug}<`)
    }
  })

  it('omits a cancelled event', async () => {
    const { id, slug } = await createAnnounced({ etat: -1 })
    const shown = await createAnnounced({})
    await t.syncChanges()
    const parts = [id, shown.id].map((item) => Math.floor((item - 1) / PART_SIZE) + 1)
    const bodies = await Promise.all(
      parts.map(async (part) => (await get(`/sitemap/evenements-${part}.xml`)).body),
    )
    expect(bodies.join()).toContain(`/evenements/${shown.slug}<`)
    expect(bodies.join()).not.toContain(`/evenements/${slug}<`)
  })

  it('answers 304 while unchanged', async () => {
    const { headers } = await get('/sitemap.xml')
    const again = await get('/sitemap.xml', { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it.each(['courses-0.xml', 'courses-9999999.xml', 'courses-99999.xml', 'x.xml', 'courses-1.txt'])(
    'has no part %s',
    async (file) => expect((await get(`/sitemap/${file}`)).statusCode).toBe(404),
  )
})

describe('a share image', () => {
  it('is a picture of 1200 × 630 with the relief of its race, drawn once', async () => {
    const { slug } = await create()
    // The pending invalidation of the creation would evict the picture.
    await t.syncChanges()
    const [first, second] = await Promise.all([
      get(`/partage/courses/${slug}.png`),
      get(`/partage/courses/${slug}.png`),
    ])
    const third = await get(`/partage/courses/${slug}.png?v=2`)
    expect(first.headers['content-type']).toBe('image/png')
    const { width, height } = await loadImage(first.rawPayload)
    expect([width, height]).toEqual([1200, 630])
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
    expect(third.headers.etag).toBe(first.headers.etag)
    expect(drawn.filter((path) => path === `/relief/course/${slug}.svg`)).toHaveLength(1)
  })

  it('changes with its race, and answers 304 until then', async () => {
    const { id, slug } = await create()
    const url = `/partage/courses/${slug}.png`
    const { etag = '' } = (await get(url)).headers
    expect((await get(url, { 'if-none-match': String(etag) })).statusCode).toBe(304)
    await t.db.transaction(async (tx) => {
      await tx.update(courses).set({ nom: 'Un tout autre nom' }).where(eq(courses.id, id))
      await rebuildCourseCards(tx, [id], t.clock.now)
    })
    await expect.poll(async () => (await get(url)).headers.etag).not.toBe(etag)
  })

  it("exists for the site's own pages", async () => {
    const { statusCode, rawPayload } = await get('/partage/foulee.png')
    expect(statusCode).toBe(200)
    expect((await loadImage(rawPayload)).width).toBe(1200)
  })

  it('is drawn for a race with few fields, or many', async () => {
    const bare = await create({ nom: 'X', ville: null, departement: null, editions: [] })
    const full = await create({
      nom: 'Très '.repeat(39).trim(),
      etat: -1,
      editions: [{ ...coming, epreuves: [1, 2, 3, 4, 5, 6].map((n) => ({ distance: n * 1000 })) }],
    })
    for (const { slug } of [bare, full]) {
      expect((await get(`/partage/courses/${slug}.png`)).statusCode).toBe(200)
    }
  })

  it('is not found for a draft or a missing race', async () => {
    const [draft, course] = [await create({ etat: 0 }), await create()]
    for (const file of [
      `${draft.slug}.png`,
      'inconnue.png',
      `${course.id}.png`,
      course.slug,
      '%2e.png',
    ]) {
      expect((await get(`/partage/courses/${file}`)).statusCode).toBe(404)
    }
  })
})

it('leaves every other URL to the pages', async () => {
  expect((await get('/calendrier')).body).toBe('page /calendrier')
})

describe('the installed application', () => {
  const folder = new URL('../../../../web/public/', import.meta.url)

  it('has the icons of its manifest, in the declared sizes', async () => {
    const manifest = JSON.parse(await readFile(new URL('manifest.webmanifest', folder), 'utf8'))
    expect(manifest).toMatchObject({ lang: 'fr', start_url: '/', display: 'standalone' })
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await loadImage(await readFile(new URL(`.${src}`, folder)))
      expect(`${width}x${height}`).toBe(sizes)
    }
    expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable')
  })
})
