import { createUser, nextName } from '@foulee/testing/factories'
import { createParcours, makeLoop, type NewParcours } from '@foulee/testing/parcours'
import { simulateTrack } from '@foulee/trace/simulated-track'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectFailure } from '#test/http/expectations.ts'
import { type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const newWord = () => nextName('Mot').split(' ')[1] ?? ''
const route = (mot: string, titre: string, input: NewParcours = {}) =>
  createParcours(t.db, t.clock.now, { titre: `${titre} ${mot}`, ...input })
const on = (day: number): NewParcours => ({
  publie_le: `2026-03-${String(day).padStart(2, '0')}T08:00:00Z`,
})
const firstWord = ({ titre }: { titre: string }) => titre.split(' ')[0]

async function list(query: Record<string, string | number>, call = t.call): Promise<unknown[]> {
  return (await call('GET /api/parcours', { query })).data.map(firstWord)
}

describe('order of routes', () => {
  it('the newest routes come first by date, and names ignore case and accents', async () => {
    const mot = newWord()
    await route(mot, 'Éa', on(2))
    await route(mot, 'zb', on(3))
    await route(mot, 'Ec', on(1))
    expect(await list({ texte: mot, tri: 'recent' })).toEqual(['zb', 'Éa', 'Ec'])
    expect(await list({ texte: mot, tri: 'nom' })).toEqual(['Éa', 'Ec', 'zb'])
  })

  it('the best rated routes come first, more ratings before fewer, none last', async () => {
    const mot = newWord()
    await route(mot, 'Sans')
    await route(mot, 'Bien', { note_moyenne: 4.5, nb_notes: 2 })
    await route(mot, 'Connu', { note_moyenne: 4.5, nb_notes: 9 })
    await route(mot, 'Moyen', { note_moyenne: 3, nb_notes: 50 })
    expect(await list({ texte: mot, tri: 'note' })).toEqual(['Connu', 'Bien', 'Moyen', 'Sans'])
  })

  it('the nearest starts come first by distance', async () => {
    const mot = newWord()
    await route(mot, 'Loin', { track: makeLoop([5.95, 45.2]) })
    await route(mot, 'Ici', { track: makeLoop([5.73, 45.18]) })
    await route(mot, 'Pres', { track: makeLoop([5.72, 45.25]) })
    const query = { texte: mot, tri: 'distance', autour: '5.72,45.18,50' }
    expect(await list(query)).toEqual(['Ici', 'Pres', 'Loin'])
    expectFailure(await t.inject({ url: '/api/parcours?tri=distance' }), 'champs_invalides')
  })

  it('titles come before descriptions by relevance', async () => {
    const mot = newWord()
    await route(mot, 'Ancien', on(1))
    await route('', 'Recent', { description: `On passe par ${mot}.`, ...on(5) })
    await route(mot, 'Nouveau', on(2))
    const expected = ['Nouveau', 'Ancien', 'Recent']
    expect(await list({ texte: mot })).toEqual(expected)
    expect(await list({ texte: mot, nb_page: 1, page: 2 })).toEqual(['Ancien'])
    expect(await list({ texte: mot, nb_page: 2, page: 2 })).toEqual(['Recent'])
  })
})

describe('filters of routes', () => {
  const mot = newWord()
  beforeAll(async () => {
    await route(mot, 'Boucle', {
      troncons: [[0, 8000, 'path']],
      note_moyenne: 4.2,
      nb_notes: 3,
      departement: '38',
      region: '84',
    })
    await route(mot, 'Nord', {
      types: ['route', 'marche'],
      track: simulateTrack({ length: 21_000, start: [-1.5, 47.2], altitude: () => 30 }),
      troncons: [[0, 21_000, 'asphalt']],
      departement: '44',
      region: '52',
    })
    await route(mot, 'Plat', { track: simulateTrack({ length: 3000, start: [-1.6, 47.1] }) })
    await route(mot, 'Vide', { track: null })
  })

  it.each([
    [{ type: 'marche' }, ['Nord']],
    [{ type: 'marche,trail', forme: 'boucle' }, ['Boucle']],
    [{ forme: 'traversee' }, ['Nord', 'Plat']],
    [{ distance_min: 5000, distance_max: 10_000 }, ['Boucle']],
    [{ distance_max: 10_000 }, ['Boucle', 'Plat']],
    [{ denivele_max: 100 }, ['Nord']],
    [{ km_effort_min: 12 }, ['Nord']],
    [{ surfaces: 'path' }, ['Boucle']],
    [{ departement: '44' }, ['Nord']],
    [{ region: '84,52' }, ['Boucle', 'Nord', 'Plat', 'Vide']],
    [{ note_min: 4 }, ['Boucle']],
    [{ note_max: 4 }, []],
    [{ autour: '-1.6,47.15,20' }, ['Nord', 'Plat']],
    [{ zone: '-1.7,47.3,-1.4,47.32' }, ['Nord']],
    [{ distance_min: '', tri: 'nom' }, ['Boucle', 'Nord', 'Plat', 'Vide']],
  ])('the filter %j selects its routes', async (query, expected) => {
    expect(await list({ texte: mot, tri: 'nom', ...query } as never)).toEqual(expected)
  })

  it('one typo is tolerated in a known word', async () => {
    await route('', 'Belvederes', { titre: 'Belvédères de la Bastille' })
    expect(await list({ texte: 'belvedres bastile' })).toContain('Belvédères')
  })

  it.each(['zone=1,2,3', 'type=ski', 'note_min=6', 'autour=1'])(
    'the query %s is refused',
    async (query) => {
      expectFailure(await t.inject({ url: `/api/parcours?${query}` }), 'champs_invalides')
    },
  )

  it('filters come with the number of routes per option', async () => {
    const { data } = await t.call('GET /api/filtres/parcours')
    expect(data.type?.possibles.marche).toMatchObject({ nom: 'Marche et randonnée' })
    expect(data.departement?.possibles['44']?.nb).toBeGreaterThan(0)
    expect(data.departement?.possibles['97']).toBeUndefined()
  })
})

describe('owners of routes', () => {
  it('my=1 lists the member’s routes, drafts included, latest change first', async () => {
    const author = await createUser(t.db)
    const mot = newWord()
    const mine = (titre: string, day: number, etat: number) =>
      route(mot, titre, { users_id: author.id, etat, updated_at: `2026-03-0${day}T08:00:00Z` })
    await mine('Publie', 1, 100)
    await mine('Brouillon', 3, 0)
    await mine('Attente', 2, 1)
    await route(mot, 'Autre', { users_id: (await createUser(t.db)).id, etat: 0 })
    const { call } = await t.signIn(author)
    expect(await list({ my: 1 }, call)).toEqual(['Brouillon', 'Attente', 'Publie'])
    expect(await list({ my: 1, texte: mot, tri: 'nom' }, call)).toHaveLength(3)
    expect(await list({ texte: mot })).toEqual(['Publie'])
    expectFailure(await t.inject({ url: '/api/parcours?my=1' }), 'session_absente')
  })

  it('the member’s routes show the reason of a refusal, to nobody else', async () => {
    const author = await createUser(t.db)
    const mot = newWord()
    const renvoi_motif = 'Précisez où l’on traverse la route.'
    await route(mot, 'Renvoye', { users_id: author.id, etat: 0, renvoi_motif })
    await route(mot, 'Publie', { users_id: author.id })
    const { call } = await t.signIn(author)
    const { data } = await call('GET /api/parcours', { query: { my: 1, tri: 'nom' } })
    expect(data.map((item) => [firstWord(item), item.renvoi_motif])).toEqual([
      ['Publie', null],
      ['Renvoye', renvoi_motif],
    ])
    const everyone = await t.call('GET /api/parcours', { query: { texte: mot } })
    expect(everyone.data.map((item) => 'renvoi_motif' in item)).toEqual([false])
  })

  it('a draft is there for its author and for staff, and for no other author', async () => {
    const author = await createUser(t.db)
    const { id, slug } = await route(newWord(), 'Brouillon', { etat: 0, users_id: author.id })
    const staff = await t.signIn(await createUser(t.db, { is_staff: true }))
    const stranger = await t.signIn(await createUser(t.db, { parcours: true }))
    for (const item of [id, slug]) {
      const params = { id: item }
      const mine = await (await t.signIn(author)).call('GET /api/parcours/{id}', { params })
      expect(mine.data.id).toBe(id)
      expect((await staff.call('GET /api/parcours/{id}', { params })).data.slug).toBe(slug)
      const url = `/api/parcours/${item}`
      expectFailure(await t.inject({ url }), 'parcours_introuvable')
      expectFailure(await t.inject({ url, headers: stranger.headers }), 'parcours_introuvable')
    }
  })
})

it('a page and its total are exact, also after a change', async () => {
  const mot = newWord()
  for (const day of [1, 2, 3]) await route(mot, `N${day}`, on(day))
  const listPage = async (page: number) => {
    const { data, nb } = await t.call('GET /api/parcours', {
      query: { texte: mot, tri: 'recent', nb_page: 2, page },
    })
    return [data.map(firstWord), nb]
  }
  expect(await listPage(1)).toEqual([['N3', 'N2'], 3])
  expect(await listPage(2)).toEqual([['N1'], 3])
  await route(mot, 'N4', on(4))
  await t.syncChanges()
  expect(await listPage(1)).toEqual([['N4', 'N3'], 4])
})
