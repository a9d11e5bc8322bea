import { pages as pagesTable } from '@foulee/db/schema'
import { createUser, nextNumber } from '@foulee/testing/factories'
import { blankPng } from '@foulee/testing/png'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form } from '#test/http/examples.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'
import { readApercu } from './apercu.ts'
import { pages as pagesFeature } from './pages.feature.ts'
import { invalidateDuePages } from './pages.job.ts'
import { findMasked } from './pages.queries.ts'

let t: TestApp
let nora: SignedIn
beforeAll(async () => {
  t = await testApp({ now: new Date('2031-05-12T09:00:00Z') })
  nora = await t.signIn(await createUser(t.db, { is_staff: true }))
})
afterAll(() => t.close())

const newChemin = () => `/essais/page-${nextNumber()}`
const texte = (html: string) => ({ type: 'texte' as const, html })

async function newPage(input: { chemin?: string; titre?: string; html?: string } = {}) {
  const { chemin = newChemin(), titre = 'Les lacets', html = '<p>Double nœud.</p>' } = input
  const body = { chemin, titre, morceaux: [texte(html)] }
  const { data } = await nora.call('POST /api/admin/pages/create', { body })
  return { ...data, chemin: data.chemin ?? '' }
}
const publish = (
  id: number,
  dates: { publie_du?: string | null; publie_au?: string | null } = {},
  est_publiee = true,
) =>
  nora.call('POST /api/admin/pages/publier/{id}', {
    params: { id },
    body: { est_publiee, ...dates },
  })
async function newPublished(input: Parameters<typeof newPage>[0] = {}) {
  const page = await newPage(input)
  await publish(page.id)
  return page
}
const read = async (chemin: string) => (await t.call('GET /api/pages', { query: { chemin } })).data
const change = (
  page: { id: number; version: number },
  body: { chemin: string; titre?: string; html?: string },
) =>
  nora.call('POST /api/admin/pages/update/{id}', {
    params: { id: page.id },
    body: {
      titre: body.titre ?? 'Les lacets',
      chemin: body.chemin,
      morceaux: [texte(body.html ?? '<p>Triple nœud.</p>')],
      version: page.version,
    },
  })
const later = (hours: number) => new Date(t.clock.now.getTime() + hours * 3_600_000).toISOString()

describe('managed pages', () => {
  it('a page is hidden before publication, and public after', async () => {
    const page = await newPage()
    await expectRefusal(read(page.chemin), 'page_introuvable')
    await publish(page.id)
    expect((await read(page.chemin)).page).toMatchObject({ titre: 'Les lacets', parents: [] })
    await publish(page.id, {}, false)
    await t.syncChanges()
    await expectRefusal(read(page.chemin), 'page_introuvable')
  })

  it('a page is public between its two hours, and caches are invalidated', async () => {
    const page = await newPage()
    await publish(page.id, { publie_du: later(1), publie_au: later(2) })
    const isSeen = async () => {
      await invalidateDuePages({ db: t.db, clock: () => t.clock.now })
      const [row] = await t.db.select().from(pagesTable).where(eq(pagesTable.id, page.id))
      return row?.vue
    }
    expect(await isSeen()).toBe(false)
    await expectRefusal(read(page.chemin), 'page_introuvable')
    t.clock.advance({ hours: 1 })
    expect(await isSeen()).toBe(true)
    // Kept once it is asked for again.
    for (const _ of [1, 2]) expect((await read(page.chemin)).page?.titre).toBe('Les lacets')
    t.clock.advance({ hours: 1 })
    expect(await isSeen()).toBe(false)
    await t.syncChanges()
    await expectRefusal(read(page.chemin), 'page_introuvable')
    await expectRefusal(
      publish(page.id, { publie_du: later(2), publie_au: later(1) }),
      'champs_invalides',
    )
  })

  it('a page stands under its published ancestors', async () => {
    const above = await newPublished({ titre: 'Le matériel' })
    const below = await newPublished({ chemin: `${above.chemin}/lacets` })
    expect((await read(below.chemin)).page?.parents).toEqual([
      { titre: 'Le matériel', chemin: above.chemin },
    ])
  })

  it('a page is in the footer while it is published', async () => {
    const titre = `Pied ${nextNumber()}`
    const body = { chemin: newChemin(), titre, place: 'pied' as const, section: 'legal' as const }
    const { id } = await nora.call('POST /api/admin/pages/create', { body })
    const find = async () =>
      (await t.call('GET /api/pages/menus')).data.find((item) => item.titre === titre)
    expect(await find()).toBeUndefined()
    await publish(id)
    await t.syncChanges()
    expect(await find()).toMatchObject({ place: 'pied', section: 'legal' })
  })

  it('a text with a key serves the page that asks for it', async () => {
    const cle = `essai-${nextNumber()}`
    const getBloc = async () =>
      (await t.call('GET /api/pages/blocs/{cle}', { params: { cle } })).data
    const body = { cle, titre: 'Bloc', morceaux: [texte('<p>Venez.</p>')] }
    const { id } = await nora.call('POST /api/admin/pages/create', { body })
    expect(await getBloc()).toBeNull()
    await publish(id)
    await t.syncChanges()
    expect(await getBloc()).toEqual({ titre: 'Bloc', morceaux: body.morceaux })
    await expectRefusal(nora.call('POST /api/admin/pages/create', { body }), 'champs_invalides')
  })
})

describe('path of a page', () => {
  it.each(['../api', 'a..b', 'x/'.repeat(500), 'courses/ma-page', 'API', 'medias/x', '', 'a//b'])(
    'a path is refused: %#',
    async (chemin) => {
      const body = { chemin, titre: 'Ailleurs' }
      const refused = nora.call('POST /api/admin/pages/create', { body })
      await expect(refused).rejects.toMatchObject({
        code: 'champs_invalides',
        errors: { chemin: expect.any(String) },
      })
    },
  )

  it('a path belongs to one page', async () => {
    const { chemin } = await newPage()
    const body = { chemin: chemin.toUpperCase(), titre: 'Encore' }
    await expectRefusal(nora.call('POST /api/admin/pages/create', { body }), 'champs_invalides')
  })

  it('a path in capitals redirects to the canonical one', async () => {
    const { chemin } = await newPublished()
    expect(await read(`${chemin.toUpperCase()}/`)).toEqual({ page: null, vers: chemin })
  })

  it('a changed path redirects in one step, and back', async () => {
    const [first, second, third] = [newChemin(), newChemin(), newChemin()]
    const page = await newPublished({ chemin: first })
    const moved = (await change(page, { chemin: second })).data
    const again = (await change(moved, { chemin: third })).data
    await t.syncChanges()
    expect(await read(first)).toEqual({ page: null, vers: third })
    expect(await read(second)).toEqual({ page: null, vers: third })
    await change(again, { chemin: first })
    await t.syncChanges()
    expect((await read(first)).page).not.toBeNull()
    expect((await read(third)).vers).toBe(first)
  })

  it('a new path replaces a redirection', async () => {
    const chemin = newChemin()
    const body = { chemin, vers: '/calendrier' }
    await nora.call('POST /api/admin/redirections/create', { body })
    expect((await read(chemin)).vers).toBe('/calendrier')
    await newPublished({ chemin })
    await t.syncChanges()
    expect((await read(chemin)).page).not.toBeNull()
  })
})

describe('shadowed pages', () => {
  it('a later product route takes precedence, and the back office names the page', async () => {
    const page = await newPublished()
    const chemin = `/courses/${page.id}/essai`
    const isListed = async () => {
      const listed = pagesFeature.sitemap?.[0]?.rows ?? sql`select`
      const { rows } = await t.db.execute(sql`select from (${listed}) t where id = ${page.id}`)
      return rows.length === 1
    }
    expect(await isListed()).toBe(true)
    await t.db.update(pagesTable).set({ chemin }).where(eq(pagesTable.id, page.id))
    await expectRefusal(read(chemin), 'page_introuvable')
    expect(await isListed()).toBe(false)
    expect(await findMasked(t.db)).toContain(chemin)
    const { data } = await nora.call('POST /api/admin/pages/list', {
      body: { filtres: { ids: [page.id] } },
    })
    expect(data).toMatchObject([{ est_masquee: true }])
    await expectRefusal(publish(page.id), 'champs_invalides')
  })
})

describe('redirections of the staff', () => {
  const lead = (chemin: string, vers: string) =>
    nora.call('POST /api/admin/redirections/create', { body: { chemin, vers } })

  it('a redirection cannot loop', async () => {
    const [a, b] = [newChemin(), newChemin()]
    await lead(a, `${b}?x=1#y`)
    await expectRefusal(lead(b, a.toUpperCase()), 'champs_invalides')
    await expectRefusal(lead(a, a), 'champs_invalides')
    await lead(b, '/calendrier')
    expect((await read(a)).vers).toBe('/calendrier')
  })

  it('one of two simultaneous redirections that would loop is refused', async () => {
    const [a, b] = [newChemin(), newChemin()]
    const done = await Promise.allSettled([lead(a, b), lead(b, a)])
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('a target is resolved as by a browser, with dots and escapes', async () => {
    const chemin = newChemin()
    for (const vers of [`/x/..${chemin}`, `/.${chemin}`, chemin.replace('page', 'p%61g%C3%A9')]) {
      await expectRefusal(lead(chemin, vers), 'champs_invalides')
    }
  })

  it.each(['//ailleurs.fr', 'https://ailleurs.fr', '/\\ailleurs.fr', 'javascript:alert(1)', ''])(
    'a target outside the site is refused: %s',
    async (vers) => {
      await expectRefusal(lead(newChemin(), vers), 'champs_invalides')
    },
  )

  it('a path of a page or of the product cannot be redirected', async () => {
    const { chemin } = await newPage()
    await expectRefusal(lead(chemin, '/calendrier'), 'champs_invalides')
    await expectRefusal(lead('/courses/x', '/calendrier'), 'champs_invalides')
  })

  it('a redirection can be deleted', async () => {
    const chemin = newChemin()
    const { id } = await lead(chemin, '/calendrier')
    await nora.call('POST /api/admin/redirections/del/{id}', { params: { id } })
    await t.syncChanges()
    await expectRefusal(read(chemin), 'page_introuvable')
  })
})

describe('versions of a page', () => {
  it('versions are stored, readable, and restored as new ones', async () => {
    const page = await newPublished({ html: '<p>Double nœud.</p>' })
    const second = (await change(page, { chemin: page.chemin, titre: 'Les nœuds' })).data
    const restored = await nora.call('POST /api/admin/pages/restaurer/{id}', {
      params: { id: page.id },
      body: { numero: 1, version: second.version },
    })
    expect(restored.data).toMatchObject({ titre: 'Les lacets', version: 3 })
    const { data } = await nora.call('POST /api/admin/pages/versions/{id}', {
      params: { id: page.id },
    })
    expect(data.map(({ numero, titre }) => [numero, titre])).toEqual([
      [3, 'Les lacets'],
      [2, 'Les nœuds'],
      [1, 'Les lacets'],
    ])
  })

  it('a save over a newer version is refused', async () => {
    const page = await newPage()
    await change(page, { chemin: page.chemin })
    await expectRefusal(change(page, { chemin: page.chemin }), 'version_depassee')
  })

  it('a restored version keeps the present path when the former one is taken', async () => {
    const page = await newPage()
    const second = (await change(page, { chemin: newChemin() })).data
    await newPage({ chemin: page.chemin })
    const { data } = await nora.call('POST /api/admin/pages/restaurer/{id}', {
      params: { id: page.id },
      body: { numero: 1, version: 2 },
    })
    expect(data.chemin).toBe(second.chemin)
  })
})

describe('preview of a draft', () => {
  const createLink = async (id: number) => {
    const { data } = await nora.call('POST /api/admin/pages/apercu/{id}', { params: { id } })
    return data.adresse.replace('/apercu/', '')
  }
  const open = (jeton: string) => t.call('GET /api/pages/apercu/{jeton}', { params: { jeton } })

  it('the link shows the draft, is not cached, and expires', async () => {
    const page = await newPage()
    const jeton = await createLink(page.id)
    expect((await open(jeton)).data.titre).toBe('Les lacets')
    const { headers } = await t.inject({ url: `/api/pages/apercu/${jeton}` })
    expect(headers['cache-control']).toBe('private, no-store')
    const weekLater = new Date(later(7 * 24))
    await expect(readApercu(t.db, jeton, weekLater)).rejects.toMatchObject({
      code: 'apercu_perime',
    })
  })

  it('the link cannot be forged', async () => {
    const [page, other] = [await newPage(), await newPage()]
    const [, end, signature] = (await createLink(page.id)).split('.')
    for (const jeton of [`${other.id}.${end}.${signature}`, `${page.id}.9.${signature}`, 'x', '']) {
      await expect(open(jeton || '-')).rejects.toMatchObject({ code: 'apercu_perime' })
    }
  })
})

describe('content of a page', () => {
  it('images belong to the page, with alternative texts', async () => {
    const page = await newPage()
    const picture = new File([new Uint8Array(blankPng(640, 361))], 'a.png', { type: 'image/png' })
    const { data } = await nora.call('POST /api/admin/pages/image/{id}', {
      params: { id: page.id },
      body: form({ image: picture }),
    })
    const save = (image: string, alt: string) =>
      nora.call('POST /api/admin/pages/update/{id}', {
        params: { id: page.id },
        body: {
          titre: 'Les lacets',
          chemin: page.chemin,
          version: 1,
          morceaux: [{ type: 'image', image, alt, legende: '' }],
        },
      })
    await expectRefusal(save(data.image, ''), 'champs_invalides')
    await expectRefusal(save('/medias/banniere/aa/autre/1280.webp', 'Un nœud'), 'champs_invalides')
    const saved = await save(data.image, 'Un nœud')
    expect(saved.data.morceaux).toEqual([
      { type: 'image', image: data.image, alt: 'Un nœud', legende: '' },
    ])
    await nora.call('POST /api/admin/pages/del/{id}', { params: { id: page.id } })
    expect(t.storage.keys().filter((key) => data.image.includes(key))).toEqual([])
  })
})
