import { refreshVoyageCards } from '@foulee/db/read-models/voyage-cards'
import { addDays } from '@foulee/domain/shared/calendrier'
import { createCourse, createUser, dayFrom, nextName } from '@foulee/testing/factories'
import { findEpreuveOf } from '@foulee/testing/resultats'
import { createAgence, createVoyage } from '@foulee/testing/sejours'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close({ isStaged: true }))

type VoyageInput = Parameters<typeof createVoyage>[2]
const newWord = () => `zamb${nextName('Mot').split(' ')[1] ?? ''}`
const stay = (mot: string, titre: string, input: VoyageInput = {}) =>
  createVoyage(t.db, t.clock.now, { titre: `${titre} ${mot}`, ...input })
const leaving = (days: number, input = {}) => {
  const debut = dayFrom(t.clock.now, days)
  return { debut, fin: addDays(debut, 2), cloture: addDays(debut, -1), ...input }
}

async function list(query: Record<string, unknown>, call = t.call): Promise<string[]> {
  const { data } = await call('GET /api/voyages', { query })
  return data.map(({ titre }) => titre.split(' ')[0] ?? '')
}

describe('order of stays', () => {
  it('next departures come first by date, stays without one last', async () => {
    const mot = newWord()
    await stay(mot, 'Jamais', { departs: [] })
    await stay(mot, 'Loin', { departs: [leaving(90)] })
    await stay(mot, 'Bientot', { departs: [leaving(120), leaving(10)] })
    await stay(mot, 'Complet', { departs: [leaving(5, { places: 4, places_prises: 4 })] })
    const [first, second, ...others] = await list({ texte: mot, tri: 'date' })
    expect([first, second]).toEqual(['Bientot', 'Loin'])
    expect(others.toSorted()).toEqual(['Complet', 'Jamais'])
    const { data } = await t.call('GET /api/voyages', { query: { texte: mot } })
    const etatOf = (name: string) =>
      data.find(({ titre }) => titre.startsWith(name))?.prochain?.etat
    expect([etatOf('Complet'), etatOf('Jamais')]).toEqual(['complet', undefined])
  })

  it.each([
    ['prix', ['Court', 'Long', 'Rien']],
    ['duree', ['Court', 'Long', 'Rien']],
    ['note', ['Long', 'Court', 'Rien']],
    ['nom', ['Court', 'Long', 'Rien']],
  ])('unknown values come last by %s', async (tri, expected) => {
    const mot = newWord()
    const none = { departs: [], duree_jours: null }
    await stay(mot, 'Rien', none)
    await stay(mot, 'Long', {
      duree_jours: 8,
      departs: [leaving(20, { prix: 90_000 })],
      note_moyenne: 4.5,
      nb_notes: 2,
    })
    await stay(mot, 'Court', {
      duree_jours: 2,
      departs: [leaving(30, { prix: 20_000 })],
      note_moyenne: 3,
      nb_notes: 1,
    })
    expect(await list({ texte: mot, tri })).toEqual(expected)
  })

  it('pages neither lose nor repeat a stay, and count them all', async () => {
    const mot = newWord()
    for (const titre of ['Un', 'Deux', 'Trois']) await stay(mot, titre)
    const query = { texte: mot, tri: 'nom', nb_page: 2 }
    const page = await t.call('GET /api/voyages', { query })
    const two = await t.call('POST /api/voyages', { query: { ...query, page: 2 } })
    expect([page.nb, two.nb, page.data.length, two.data.length]).toEqual([3, 3, 2, 1])
    expect(new Set([...page.data, ...two.data].map(({ id }) => id)).size).toBe(3)
  })
})

describe('filters of stays', () => {
  it('day, price and places must match the same departure', async () => {
    const mot = newWord()
    await stay(mot, 'Croise', {
      departs: [
        leaving(20, { prix: 30_000, places: 2 }),
        leaving(60, { prix: 90_000, places: 12 }),
      ],
    })
    const near = { date_min: dayFrom(t.clock.now, 10), date_max: dayFrom(t.clock.now, 30) }
    const listMatching = (query: Record<string, unknown>) => list({ texte: mot, ...query })
    expect(await listMatching(near)).toEqual(['Croise'])
    expect(await listMatching({ ...near, prix_max: 40_000 })).toEqual(['Croise'])
    expect(await listMatching({ ...near, prix_min: 50_000 })).toEqual([])
    expect(await listMatching({ places_min: 8 })).toEqual(['Croise'])
    expect(await listMatching({ places_min: 8, prix_max: 40_000 })).toEqual([])
    expect(await listMatching({ ...near, places_min: 8 })).toEqual([])
  })

  it.each([
    ['pays', { pays: 'IT', region: null }, { pays: ['IT'] }],
    ['région', { region: '93' }, { region: ['93'] }],
    ['niveau', { niveau: 'expert' }, { niveau: ['expert'] }],
    ['sport', { sports: ['trail', 'ski'] }, { sport: ['ski'] }],
    ['durée', { duree_jours: 7 }, { duree_min: 5, duree_max: 7 }],
    ['lieu', { position: [-21.1, 55.5] }, { autour: '-21.1,55.5,5' }],
    ['zone', { position: [9.1, 42.1] }, { zone: '8,41,10,43' }],
  ] as [string, VoyageInput, Record<string, unknown>][])(
    'the filter %s selects its stays',
    async (_, input, query) => {
      const mot = newWord()
      await stay(mot, 'Dedans', input)
      await stay(mot, 'Dehors')
      expect(await list({ texte: mot, ...query })).toEqual(['Dedans'])
    },
  )

  it('the filter by agency selects its stays', async () => {
    const mot = newWord()
    const { agences_id } = await stay(mot, 'Mienne')
    await stay(mot, 'Autre')
    expect(await list({ texte: mot, agence: String(agences_id) })).toEqual(['Mienne'])
  })

  it.each([
    ['agence', 'x'],
    ['date_min', 'demain'],
    ['prix_max', '-1'],
    ['niveau', 'dieu'],
    ['tri', 'distance'],
  ])('an invalid filter is refused: %s=%s', async (name, value) => {
    await expectRefusal(list({ [name]: value }), 'champs_invalides')
  })

  it('each option has its number of stays', async () => {
    await stay(newWord(), 'Norvege', { pays: 'NO', region: null, niveau: 'debutant' })
    await t.syncChanges()
    const { data } = await t.call('GET /api/filtres/voyages', {})
    const options = data.pays?.possibles
    expect(options).toMatchObject({ NO: { nom: 'Norvège', nb: expect.any(Number) } })
    expect(options).not.toHaveProperty('AQ')
  })
})

describe('text search of stays', () => {
  it.each<[string, (mot: string) => string]>([
    ['its word', (mot) => mot],
    ['the beginning of its word', (mot) => mot.slice(0, -4)],
    ['one letter replaced', (mot) => `${mot.slice(0, 2)}w${mot.slice(3)}`],
    ['two letters swapped', (mot) => `az${mot.slice(2)}`],
  ])('a stay is found by %s', async (_, write) => {
    const mot = newWord()
    await stay(mot, 'Tour')
    expect(await list({ texte: write(mot) })).toEqual(['Tour'])
  })

  it('a stay is found by agency, day and country, after those found by name', async () => {
    const mot = newWord()
    const agence = await createAgence(t.db, { nom: `Les sentiers ${mot}` })
    await createVoyage(t.db, t.clock.now, { titre: 'Agence', agences_id: agence.id })
    await createVoyage(t.db, t.clock.now, { titre: 'Etape', journees: [{ titre: `Col ${mot}` }] })
    await stay(mot, 'Nomme', { departs: [leaving(300)] })
    const [first, ...others] = await list({ texte: mot })
    expect([first, others.toSorted()]).toEqual(['Nomme', ['Agence', 'Etape']])
  })
})

describe('visibility of stays', () => {
  it('drafts are listed for their agency’s members alone', async () => {
    const [mot, agathe, karim] = [newWord(), await createUser(t.db), await createUser(t.db)]
    const agence = await createAgence(t.db, { membres: [agathe.id] })
    const { id } = await stay(mot, 'Brouillon', { agences_id: agence.id, etat: 0 })
    const [hers, his] = [await t.signIn(agathe), await t.signIn(karim)]
    expect(await list({ texte: mot })).toEqual([])
    expect(await list({ texte: mot, my: '1' }, hers.call)).toEqual(['Brouillon'])
    expect(await list({ texte: mot, my: '1' }, his.call)).toEqual([])
    await expectRefusal(list({ my: '1' }), 'session_absente')

    const params = { id: String(id) }
    const { data } = await hers.call('GET /api/voyages/{id}', { params })
    expect(data).toMatchObject({ id, statut: 'non_publiee' })
    await expectRefusal(his.call('GET /api/voyages/{id}', { params }), 'voyage_introuvable')
    await expectRefusal(t.call('GET /api/voyages/{id}', { params }), 'voyage_introuvable')
  })

  it('a cancelled stay stays readable, with its reason', async () => {
    const { slug } = await stay(newWord(), 'Annule', { etat: -1, annulation_motif: 'Neige.' })
    const { data } = await t.call('GET /api/voyages/{id}', { params: { id: slug } })
    expect(data).toMatchObject({ statut: 'annulee', annulation_motif: 'Neige.' })
  })

  it('a stay under way is no longer offered, without any write', async () => {
    const mot = newWord()
    await stay(mot, 'Part', { departs: [leaving(2, { cloture: dayFrom(t.clock.now, 1) })] })
    expect(await list({ texte: mot, places_min: 1 })).toEqual(['Part'])
    await refreshVoyageCards(t.db, new Date(`${dayFrom(t.clock.now, 2)}T12:00:00Z`))
    await t.syncChanges()
    expect(await list({ texte: mot, places_min: 1 })).toEqual([])
    expect(await list({ texte: mot })).toEqual(['Part'])
  })
})

describe('destinations of stays', () => {
  it('destinations are countries, and regions of France, with stays', async () => {
    await stay(newWord(), 'Islande', { pays: 'IS', region: null })
    await stay(newWord(), 'Corse', { pays: 'FR', region: '94' })
    await stay(newWord(), 'Chili', { pays: 'CL', region: null, departs: [] })
    await stay(newWord(), 'Perou', { pays: 'PE', region: null, etat: 0 })
    await t.syncChanges()
    const { data } = await t.call('GET /api/destinations', {})
    const countries = data.pays.map(({ pays }) => pays)
    expect(countries).toEqual(expect.arrayContaining(['FR', 'IS']))
    expect(countries).not.toContain('CL')
    expect(countries).not.toContain('PE')
    expect(data.regions.map(({ region }) => region)).toContain('94')
    const total = data.pays.reduce((sum, { nb }) => sum + nb, 0)
    expect(data.nb).toBe(total)
  })
})

it('a race links to future stays at its place', async () => {
  const { id } = await createCourse(t.db, t.clock.now)
  const epreuves_id = await findEpreuveOf(t.db, id)
  const mot = newWord()
  const journees = [{ titre: 'La course', epreuves_id, dossard_inclus: true }]
  await stay(mot, 'Loin', { journees, departs: [leaving(90)] })
  await stay(mot, 'Bientot', { journees, departs: [leaving(10)] })
  await stay(mot, 'Jamais', { journees, departs: [] })
  await stay(mot, 'Brouillon', { journees, etat: 0 })
  await stay(mot, 'Ailleurs')
  const { data } = await t.call('GET /api/courses/{id}/voyages', { params: { id: String(id) } })
  expect(data.map(({ titre }) => titre.split(' ')[0])).toEqual(['Bientot', 'Loin'])
  expect(data[0]?.dossard_inclus).toBe(true)
})
