import { createCourse, dayFrom, type NewCourse, nextName } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const newWord = () => nextName('Mot').split(' ')[1] ?? ''
const race = (nom: string, input: NewCourse = {}) =>
  createCourse(t.db, t.clock.now, { nom, ...input })
const long = (distance: number, type = 'trail' as const): NewCourse => ({
  editions: [{ date_debut: dayFrom(t.clock.now, 60), epreuves: [{ distance, type }] }],
})
const list = async (query: Record<string, string | number>) =>
  (await t.call('GET /api/courses', { query: { nb_page: 100, ...query } })).data.map(
    ({ nom }) => nom,
  )

describe('meanings of words in a search', () => {
  it('a length also finds races without it in the name, after those with it', async () => {
    const mot = newWord()
    await race(`Ronde ${mot}`, long(10_000))
    await race(`Les 10 km ${mot}`, long(12_000))
    await race(`Boucle ${mot}`, long(30_000))
    expect(await list({ texte: `10km ${mot}` })).toEqual([`Les 10 km ${mot}`, `Ronde ${mot}`])
  })

  it('a département finds its races', async () => {
    const mot = newWord()
    await race(`Ronde ${mot}`, { code_postal: '38000' })
    await race(`Boucle ${mot}`, { code_postal: '74000' })
    expect(await list({ texte: `${mot} isère` })).toEqual([`Ronde ${mot}`])
  })

  it('a month finds its races, within the other filters', async () => {
    const mot = newWord()
    const [near, far] = [dayFrom(t.clock.now, 40), dayFrom(t.clock.now, 400)]
    await race(`Ronde ${mot}`, { editions: [{ date_debut: near }] })
    await race(`Boucle ${mot}`, { editions: [{ date_debut: far }] })
    const mois = [
      ...['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août'],
      ...['septembre', 'octobre', 'novembre', 'décembre'],
    ][Number(near.slice(5, 7)) - 1]
    const texte = `${mot} ${mois} ${near.slice(0, 4)}`
    expect(await list({ texte })).toEqual([`Ronde ${mot}`])
    expect(await list({ texte, departement: '74' })).toEqual([])
  })

  it.each([
    ['inscription ouverte', 'course ouverte'],
    ['label FFA', 'label ffa'],
  ])('the words find by %s', async (_, words) => {
    const mot = newWord()
    const date_debut = dayFrom(t.clock.now, 60)
    const opens = (days: number) => ({
      ...{ date_debut, url_inscription: 'https://exemple.fr' },
      inscription_ouverture: `${dayFrom(t.clock.now, days)}T08:00:00Z`,
    })
    const label = { label_niveau: 'national', label_annee: Number(date_debut.slice(0, 4)) } as const
    await race(`Ronde ${mot}`, { editions: [{ ...opens(-10), epreuves: [label] }] })
    await race(`Boucle ${mot}`, { editions: [{ ...opens(20), epreuves: [{}] }] })
    expect(await list({ texte: `${words} ${mot}` })).toEqual([`Ronde ${mot}`])
  })

  it('« course » also finds races not named so, after those named so', async () => {
    const mot = newWord()
    await race(`Ronde ${mot}`)
    await race(`Course ${mot}`)
    expect(await list({ texte: `course ${mot}` })).toEqual([`Course ${mot}`, `Ronde ${mot}`])
  })

  it('« near me » is ignored, since the server does not know the place', async () => {
    const mot = newWord()
    await race(`Ronde ${mot}`, long(10_000))
    expect(await list({ texte: `10 km ${mot} près de chez moi` })).toEqual([`Ronde ${mot}`])
  })

  it('a name read wrongly as a meaning is still found, in any order of the list', async () => {
    const mot = newWord()
    await race(`Marathon de Paris ${mot}`, { ...long(10_000), code_postal: '74000' })
    for (const tri of ['pertinence', 'date', 'nom']) {
      expect(await list({ texte: `Marathon de Paris ${mot}`, tri })).toEqual([
        `Marathon de Paris ${mot}`,
      ])
    }
  })

  it('each race counts once over the pages', async () => {
    const mot = newWord()
    for (let n = 0; n < 3; n++) await race(`Trail ${mot}`, long(20_000))
    for (let n = 0; n < 4; n++) await race(`Ronde ${mot}`, long(20_000))
    const seen: string[] = []
    for (const page of [1, 2, 3]) {
      const query = { texte: `trail ${mot}`, page, nb_page: 3 }
      const { data, nb } = await t.call('GET /api/courses', { query })
      expect(nb).toBe(7)
      seen.push(...data.map(({ nom }) => nom))
    }
    expect(seen).toEqual([...Array(3).fill(`Trail ${mot}`), ...Array(4).fill(`Ronde ${mot}`)])
  })

  it('the map shows the same races', async () => {
    const mot = newWord()
    await race(`Ronde ${mot}`, { ...long(10_000), position: [-2.61, 47.71] })
    const tile = await t.inject({
      url: `/api/courses/tuiles/0/0/0?texte=${encodeURIComponent(`10 km ${mot}`)}`,
    })
    expect(tile.rawPayload.length).toBeGreaterThan(0)
    const none = await t.inject({
      url: `/api/courses/tuiles/0/0/0?texte=${encodeURIComponent(`5 km ${mot}`)}`,
    })
    expect(none.rawPayload.length).toBeLessThan(tile.rawPayload.length)
  })
})

describe('suggestions to relax filters', () => {
  const loosen = async (query: Record<string, string | number | string[]>) =>
    (await t.call('GET /api/courses/desserrer', { query })).data

  it('each named filter tells the number of races that it excludes', async () => {
    const mot = newWord()
    await race(`Ronde ${mot}`, { ...long(30_000), code_postal: '74000' })
    await race(`Boucle ${mot}`, { ...long(10_000), code_postal: '38000' })
    await race(`Tour ${mot}`, { ...long(30_000), code_postal: '74000' })
    const query = { texte: mot, departement: '38', distance_min: 25_000, type: 'trail' }
    expect(await list(query)).toEqual([])
    const plain = { texte: null, mots: null, rayon_km: null }
    expect(await loosen({ ...query, sans: ['departement', 'distance.type', 'type'] })).toEqual([
      { ...plain, sans: 'departement', nb: 2 },
      { ...plain, sans: 'distance.type', nb: 1 },
      { ...plain, sans: 'type', nb: 0 },
    ])
  })

  it('words are removed one meaning at a time', async () => {
    const mot = newWord()
    await race(`Ronde ${mot}`, { ...long(10_000), code_postal: '74000' })
    const ways = await loosen({ texte: `10 km isère ${mot}`, sans: 'texte' })
    expect(ways.map(({ mots, texte, nb }) => [mots?.replace('\u00a0', ' '), texte, nb])).toEqual([
      [mot, '10 km isère', expect.any(Number)],
      ['10 km', `isère ${mot}`, 0],
      ['Isère', `10 km ${mot}`, 1],
    ])
  })

  it('the circle grows, within future races', async () => {
    const mot = newWord()
    await race(`Loin ${mot}`, { position: [6.3, 45.19] })
    await race(`Passee ${mot}`, { editions: [{ date_debut: dayFrom(t.clock.now, -30) }] })
    const query = { texte: mot, autour: '5.72,45.18,20', date_max: dayFrom(t.clock.now, 3) }
    const ways = await loosen({ ...query, sans: ['loin', 'avenir'] })
    expect(ways.map(({ sans, rayon_km, nb }) => [sans, rayon_km, nb])).toEqual([
      ['loin', 50, 1],
      ['avenir', null, 0],
    ])
    const { date_max: _, ...anyDay } = query
    expect((await loosen({ ...anyDay, sans: 'loin' })).map(({ nb }) => nb)).toEqual([2])
  })

  it('the circle grows until it finds a race', async () => {
    const mot = newWord()
    await race(`Loin ${mot}`, { position: [7.5, 45.18] })
    const further = async (autour: string) =>
      (await loosen({ texte: mot, autour, sans: 'loin' })).map(({ rayon_km, nb }) => [rayon_km, nb])
    expect(await further('5.72,45.18,20')).toEqual([[200, 1]])
    expect(await further('5.72,45.18,200')).toEqual([[500, 1]])
    expect(await further('5.72,45.18,500')).toEqual([])
    expect(await further('-40,10,20')).toEqual([[500, 0]])
  })

  it('at most six suggestions are tried', async () => {
    const sans = ['type', 'departement', 'region', 'surfaces', 'prix', 'denivele', 'km_effort']
    expect(await loosen({ texte: newWord(), sans })).toHaveLength(6)
  })

  it('hidden races are not counted', async () => {
    const mot = newWord()
    await race(`Brouillon ${mot}`, { etat: 0 })
    expect(
      await loosen({ texte: mot, departement: '99', sans: 'texte' }).catch(() => 'refused'),
    ).toBe('refused')
    expect((await loosen({ texte: mot, departement: '74', sans: 'departement' }))[0]?.nb).toBe(0)
  })
})

describe('suggestions to relax filters of routes', () => {
  it('the counts come in one call', async () => {
    const query = {
      texte: `trail isère ${newWord()}`,
      distance_max: 1,
      sans: ['distance', 'texte'],
    }
    const { data } = await t.call('GET /api/parcours/desserrer', { query })
    expect(data.map(({ sans }) => sans)).toEqual(['distance', 'texte', 'texte', 'texte'])
  })
})
