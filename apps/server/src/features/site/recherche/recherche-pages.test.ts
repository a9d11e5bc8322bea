import * as s from '@foulee/db/schema'
import { createUser } from '@foulee/testing/factories'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { finding, nextWord } from './recherche.test-cast.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close({ isStaged: true }))

const { find, titles } = finding(() => t)

describe('search of staff pages', () => {
  const texte = (html: string) => ({ type: 'texte' as const, html })
  async function newPage(titre: string, input: { chemin?: string; html?: string } = {}) {
    const nora = await t.signIn(await createUser(t.db, { is_staff: true }))
    const { chemin = `/essais/${nextWord()}`, html = '<p>Double nœud.</p>' } = input
    const words = { titre, chemin, morceaux: [texte(html)] }
    const { data } = await nora.call('POST /api/admin/pages/create', { body: words })
    const params = { id: data.id }
    const publish = (hours: { publie_du?: string; publie_au?: string } = {}) =>
      nora.call('POST /api/admin/pages/publier/{id}', {
        params,
        body: { est_publiee: true, ...hours },
      })
    const hide = () =>
      nora.call('POST /api/admin/pages/publier/{id}', { params, body: { est_publiee: false } })
    const change = (changed: Partial<typeof words>, version = 1) =>
      nora.call('POST /api/admin/pages/update/{id}', {
        params,
        body: { ...words, ...changed, version },
      })
    const remove = () => nora.call('POST /api/admin/pages/del/{id}', { params })
    return { id: data.id, chemin, publish, hide, change, remove }
  }
  const paths = async (q: string) => (await find(q)).flatMap(({ resultats }) => resultats)

  it('a page is found while it is published', async () => {
    const mot = nextWord()
    const page = await newPage(`Les lacets ${mot}`)
    expect(await find(mot)).toEqual([])
    await page.publish()
    expect(await paths(`lacet ${mot}`)).toMatchObject([
      { kind: 'page', titre: `Les lacets ${mot}`, chemin: page.chemin },
    ])
    await page.hide()
    expect(await find(mot)).toEqual([])
    await page.publish()
    await page.remove()
    expect(await find(mot)).toEqual([])
  })

  it('a page is found between its two hours, to the instant', async () => {
    const mot = nextWord()
    const page = await newPage(`Les lacets ${mot}`)
    const later = (hours: number) =>
      new Date(t.clock.now.getTime() + hours * 3_600_000).toISOString()
    await page.publish({ publie_du: later(1), publie_au: later(2) })
    const seen = [await titles(mot)]
    for (const _ of ['begins', 'is over']) {
      t.clock.advance({ hours: 1 })
      seen.push(await titles(mot))
    }
    expect(seen).toEqual([{}, { page: [`Les lacets ${mot}`] }, {}])
  })

  it('a page is found by all its words, titles first, also with a typo in the title', async () => {
    const [mot, fin] = [nextWord(), nextWord()]
    const long = '<p>Encore un pas.</p>'.repeat(500)
    const html = `<h2>Nœud &amp; boucle</h2>${long}<p>Le <strong>${fin.slice(0, 6)}</strong>${fin.slice(6)}</p>`
    const said = await newPage('Les chaussures', { html: `${html}<p>${mot}</p>` })
    const named = await newPage(`Chausser ${mot}`)
    for (const page of [said, named]) await page.publish()
    expect((await paths(mot)).map(({ chemin }) => chemin)).toEqual([named.chemin, said.chemin])
    expect(await titles(`noeud boucle ${fin}`)).toEqual({ page: ['Les chaussures'] })
    expect(await titles(`strong ${fin}`)).toEqual({})
    expect(await titles(mot.slice(0, 5) + mot.slice(6))).toEqual(await titles(mot))
  })

  it('the index follows texts and path', async () => {
    const [before, after, path] = [nextWord(), nextWord(), nextWord()]
    const page = await newPage(`Les lacets ${before}`)
    await page.publish()
    await page.change({ titre: `Les nœuds ${after}`, chemin: `/essais/${path}` })
    expect(await find(before)).toEqual([])
    for (const q of [after, path]) {
      expect(await paths(q), q).toMatchObject([{ chemin: `/essais/${path}` }])
    }
    expect(await find(page.chemin.replace('/essais/', ''))).toEqual([])
  })

  it('a shadowed page or one without a path is not found', async () => {
    const mot = nextWord()
    const page = await newPage(`Les lacets ${mot}`)
    await page.publish()
    const chemin = `/courses/${page.chemin.replaceAll('/', '-')}`
    await t.db.update(s.pages).set({ chemin }).where(eq(s.pages.id, page.id))
    expect(await find(mot)).toEqual([])
    await t.db.update(s.pages).set({ chemin: null, cle: mot }).where(eq(s.pages.id, page.id))
    expect(await find(mot)).toEqual([])
  })

  it('pages of staff and product come together, each on one page of the answer', async () => {
    const mot = nextWord()
    for (const rank of [1, 2, 3]) await (await newPage(`Garmin ${mot} ${rank}`)).publish()
    const findPages = async (page: number) =>
      (await find('garmin', { kind: 'page', page, nb_page: 2 })).flatMap(({ resultats }) =>
        resultats.map(({ titre, chemin }) => ({ titre, chemin })),
      )
    const shown: Awaited<ReturnType<typeof findPages>> = []
    for (let page = 1; (await findPages(page)).length; page += 1)
      shown.push(...(await findPages(page)))
    const names = shown.map(({ titre }) => titre)
    const mine = names.filter((titre) => titre.includes(mot))
    expect(mine.toSorted()).toEqual([1, 2, 3].map((rank) => `Garmin ${mot} ${rank}`))
    expect(names.indexOf('Montres connectées')).toBeGreaterThan(names.indexOf(`Garmin ${mot} 3`))
    expect(new Set(shown.map(({ chemin }) => chemin)).size).toBe(shown.length)
  })
})
