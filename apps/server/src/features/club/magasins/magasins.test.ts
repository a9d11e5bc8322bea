import { refreshMagasinCards } from '@foulee/db/read-models/magasin-cards'
import * as schema from '@foulee/db/schema'
import { createUser, nextName } from '@foulee/testing/factories'
import { createMagasin, HORAIRES, type NewMagasin } from '@foulee/testing/magasins'
import { createReduction } from '@foulee/testing/reductions'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { readTile, tileAt } from '#test/test-tiles.ts'
import { magasinShare } from './magasins.share.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close({ isStaged: true }))

const SEIN: [number, number] = [-4.8502, 48.0369]
const HERE = { autour: `${SEIN.join(',')},15` }

const create = (input: NewMagasin = {}) => createMagasin(t.db, t.clock.now, input)
const find = (query: object) => t.call('GET /api/magasins', { query: { nb_page: 100, ...query } })
const idsOf = async (query: object) => (await find(query)).data.map(({ id }) => id)
const show = (slug: string | number) =>
  t.call('GET /api/magasins/{slug}', { params: { slug: String(slug) } })

describe('search of shops', () => {
  it('shops around a place come nearest first', async () => {
    const far = await create({ position: [SEIN[0] + 0.1, SEIN[1]] })
    const near = await create({ position: SEIN })
    const away = await create({ position: [SEIN[0] + 2, SEIN[1]] })
    const found = await idsOf({ ...HERE, tri: 'distance' })
    expect(found).toEqual([near.id, far.id])
    expect(found).not.toContain(away.id)
    expect(await idsOf({ zone: '-4.76,48.03,-4.74,48.04' })).toEqual([far.id])
  })

  it('a name is found without accents, with a typo, and by brand', async () => {
    const nom = nextName('Échappée Belle')
    const { id } = await create({ nom, ville: 'Plogoff', marques: ['Zéphyrine'] })
    for (const texte of ['echappee plogoff', 'echapee plogoff', 'zephyrine']) {
      expect(await idsOf({ texte })).toContain(id)
    }
  })

  it('filters by category and brand combine, and every service asked is required', async () => {
    const place = { position: [-5.1, 48.46] as [number, number] }
    const velo = await create({ ...place, categories: ['velo'], marques: ['On'], services: [] })
    const both = await create({
      ...place,
      categories: ['trail'],
      marques: ['La Sportiva'],
      services: ['ressemelage', 'flocage'],
    })
    const around = { autour: '-5.1,48.46,5' }
    expect(await idsOf({ ...around, categories: 'velo' })).toEqual([velo.id])
    expect(await idsOf({ ...around, marques: 'la-sportiva' })).toEqual([both.id])
    expect(await idsOf({ ...around, services: 'ressemelage,flocage' })).toEqual([both.id])
    expect(await idsOf({ ...around, services: 'ressemelage,location' })).toEqual([])
  })

  it('the filter « open » uses the current minute in the shop’s time zone', async () => {
    const place = { position: [-2.9, 47.4] as [number, number] }
    const around = { autour: '-2.9,47.4,5', ouvert: '1' }
    const paris = await create(place)
    const reunion = await create({ ...place, fuseau: 'Indian/Reunion', departement: '974' })
    const closed = await create({
      ...place,
      horaires: { ...HORAIRES, exceptions: [{ jour: '2027-06-08', plages: [] }] },
    })
    await create({ ...place, horaires: null })
    const before = t.clock.now
    const at = async (iso: string) => {
      t.clock.now = new Date(iso)
      await refreshMagasinCards(t.db, t.clock.now)
      await t.db.execute(sql`update magasin_cards set valable_jusqua = '2000-01-01' where magasins_id
        in (${paris.id}, ${reunion.id}, ${closed.id})`)
      await refreshMagasinCards(t.db, t.clock.now)
      return idsOf(around)
    }
    try {
      expect(await at('2027-06-08T09:59:59+02:00')).toEqual([reunion.id])
      expect(await at('2027-06-08T10:00:00+02:00')).toEqual([paris.id, reunion.id])
      expect(await at('2027-06-08T18:59:00+02:00')).toEqual([paris.id])
      expect(await at('2027-06-09T12:00:00+02:00')).toEqual([paris.id, reunion.id, closed.id])
      expect(await at('2027-07-14T12:00:00+02:00')).toEqual([])
    } finally {
      t.clock.now = before
      await refreshMagasinCards(t.db, before)
    }
  })

  it('the filter by discounts uses the current instant, and never reveals a code', async () => {
    const place = { position: [-4.1, 47.2] as [number, number] }
    const around = { autour: '-4.1,47.2,5' }
    const [giving, ahead, over, draft] = [
      await create(place),
      await create(place),
      await create(place),
      await create(place),
    ]
    await create(place)
    const at = (days: number) => new Date(t.clock.now.getTime() + days * 86_400_000).toISOString()
    const addReduction = (magasin: { id: number }, input: Parameters<typeof createReduction>[2]) =>
      createReduction(t.db, t.clock.now, {
        magasins_id: magasin.id,
        partenaire: null,
        code: 'SECRET-QUIBERON',
        ...input,
      })
    const runs = await addReduction(giving, { fin: at(2) })
    await addReduction(giving, { debut: at(1) })
    await addReduction(ahead, { debut: at(1) })
    await addReduction(over, { debut: at(-3), fin: at(-1) })
    await addReduction(draft, { etat: 0 })

    expect(await idsOf({ ...around, reductions: '1' })).toEqual([giving.id])
    const { data } = await find(around)
    expect(JSON.stringify(data)).not.toContain('SECRET')
    const spansOf = (id: number) => data.find((item) => item.id === id)?.reductions
    expect(spansOf(giving.id)).toEqual([
      { debut: at(-1), fin: at(2) },
      { debut: at(1), fin: null },
    ])
    expect(spansOf(over.id)).toEqual([])
    expect(spansOf(draft.id)).toEqual([])

    const staff = await t.signIn(await createUser(t.db, { is_staff: true }))
    await staff.call('POST /api/reductions/{id}/etat', {
      params: { id: runs.id },
      body: { geste: 'retirer' },
    })
    expect(await idsOf({ ...around, reductions: '1' })).toEqual([])
    expect((await show(giving.slug)).data.reductions).toEqual([{ debut: at(1), fin: null }])
  })

  it('unverified and closed shops are hidden', async () => {
    const place = { position: [-3.2, 47.3] as [number, number] }
    const waiting = await create({ ...place, verifie_le: null })
    const gone = await create({ ...place, etat: -1 })
    expect(await idsOf({ autour: '-3.2,47.3,5' })).toEqual([])
    await expect(show(waiting.slug)).rejects.toThrow('n’existe pas')
    expect((await show(gone.slug)).data.est_ferme).toBe(true)
    const never = await create({ ...place, etat: -1, verifie_le: null })
    await expect(show(never.slug)).rejects.toThrow('n’existe pas')
  })

  it('shops are drawn on a map', async () => {
    const nom = nextName('Tuilerie')
    const { id, slug } = await create({ nom, position: SEIN })
    const layer = await readTile(t, 'magasins', tileAt(16, SEIN), encodeURIComponent(nom))
    expect(layer('departs')).toMatchObject([{ id, properties: { slug, nb: 1 } }])
  })

  it('shops are counted by département and by option', async () => {
    await create()
    const { data } = await t.call('GET /api/magasins/departements')
    expect(data.departements.find(({ departement }) => departement === '05')?.nb).toBeGreaterThan(0)
    const filtres = (await t.call('GET /api/filtres/magasins')).data
    expect(filtres.categories?.possibles.trail?.nb).toBeGreaterThan(0)
    expect((await t.call('POST /api/shop/categories', {})).data[0]).toEqual({
      id: 1,
      nom: 'Course à pied',
      categorie: 'course',
    })
  })
})

describe('the page of a shop', () => {
  it('a verified shop has a link preview, an unverified one has none', async () => {
    const { slug, nom } = await create()
    const shared = await magasinShare.find(t.db, slug)
    expect(shared?.content).toMatchObject({ nom, date: 'Course à pied', lignes: [] })
    const hidden = await create({ verifie_le: null })
    expect(await magasinShare.find(t.db, hidden.slug)).toBeNull()
  })

  it('the page tells whether the shop has a team, and lists its events', async () => {
    const { id, slug } = await create({ description: 'Près du port.' })
    const { slug: kept } = await create({ membres: [(await createUser(t.db)).id] })
    const [event] = await t.db
      .insert(schema.evenements)
      .values({ slug: `sortie-${id}`, magasins_id: id, titre: 'Sortie du mardi', etat: 100 })
      .returning()
    const inDays = (days: number) =>
      new Date(t.clock.now.getTime() + days * 86_400_000).toISOString()
    for (const days of [-3, 4, 11]) {
      await t.db.insert(schema.evenementDates).values({
        evenements_id: event?.id ?? 0,
        jour: inDays(days).slice(0, 10),
        debut: inDays(days),
        fin: inDays(days + 0.1),
      })
    }
    const { data } = await show(id)
    expect(data).toMatchObject({ slug, description: 'Près du port.', est_sans_membre: true })
    expect(data.evenements).toEqual([
      {
        id: event?.id,
        slug: `sortie-${id}`,
        titre: 'Sortie du mardi',
        type: 'sortie',
        debut: inDays(4),
        fuseau: 'Europe/Paris',
      },
    ])
    expect(data).not.toHaveProperty('email')
    expect((await show(kept)).data.est_sans_membre).toBe(false)
  })
})
