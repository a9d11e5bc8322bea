import { rebuildCourseCards } from '@foulee/db/read-models/course-cards'
import * as s from '@foulee/db/schema'
import { createCourse, dayFrom, type NewCourse, nextName } from '@foulee/testing/factories'
import { createParcours, makeLoop } from '@foulee/testing/parcours'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close({ isStaged: true }))

const newWord = () => nextName('Mot').split(' ')[1] ?? ''
const trail = (nom: string, distance = 30_000, input: NewCourse = {}) =>
  createCourse(t.db, t.clock.now, {
    nom,
    code_postal: '38000',
    editions: [{ date_debut: dayFrom(t.clock.now, 60), epreuves: [{ distance, type: 'trail' }] }],
    ...input,
  })
const suggest = async (q: string, quoi?: 'courses' | 'parcours') => {
  const query = { q, ...(quoi && { quoi }) }
  const { data } = await t.call('GET /api/suggestions', { query })
  return data
}
const meant = async (q: string, quoi?: 'courses' | 'parcours') =>
  (await suggest(q, quoi)).sens.map(({ titre, texte, nb }) => [
    titre.replace(/[\u00a0\u202f]/g, ' '),
    texte,
    nb,
  ])

describe('suggestions while typing', () => {
  it('a meaning comes with the number of future races', async () => {
    const mot = newWord()
    await trail(`Ronde ${mot}`)
    await trail(`Boucle ${mot}`)
    await trail(`Passee ${mot}`, 30_000, {
      editions: [
        { date_debut: dayFrom(t.clock.now, -60), epreuves: [{ distance: 30_000, type: 'trail' }] },
      ],
    })
    const titre = `Trails de 30 km en Isère « ${mot} »`
    const texte = `${mot} trail 30 km Isère`
    expect(await meant(`${mot} trail 30 km isère`, 'courses')).toEqual([
      [titre, `${mot} trail 30 km isère`, 2],
    ])
    expect(await meant(`${mot} trail 30 km is`, 'courses')).toContainEqual([titre, texte, 2])
  })

  it('an empty search is not suggested', async () => {
    const mot = newWord()
    await trail(`Ronde ${mot}`, 12_000)
    expect(await meant(`${mot} trail 80 km isère`, 'courses')).toEqual([])
  })

  it('the other words count where the one being typed matches nothing', async () => {
    await trail(`Ronde ${newWord()}`, 77_000)
    const titre = 'Trails de 77 km'
    expect(await meant('trail 77 km gua', 'courses')).toEqual([
      [titre, 'trail 77 km', expect.any(Number)],
    ])
    const titles = (await meant('trail 77 km is', 'courses')).map(([one]) => one)
    expect(titles).toEqual(['Trails de 77 km en Isère'])
  })

  it('a commune is left out where the typed accents name something else', async () => {
    await trail(`Bourgoïn ${newWord()}`, 30_000, { position: [5.28, 45.42], code_postal: '38300' })
    const titles = async (q: string) => (await suggest(q)).sens.map(({ titre }) => titre)
    expect(await titles('bourgoin')).toContain('Courses autour de Bourgoin-Jallieu (38)')
    expect(await titles('bourgoïn')).toEqual([])
    expect(await titles('bourgôin')).toContain('Courses autour de Bourgoin-Jallieu (38)')
  })

  it('suggestions cover races and routes, or the list shown alone', async () => {
    const mot = newWord()
    await trail(`Trail ${mot}`)
    await createParcours(t.db, t.clock.now, { titre: `Trail ${mot}` })
    const kinds = async (quoi?: 'courses' | 'parcours') => {
      const { sens, groupes } = await suggest(`trail ${mot}`, quoi)
      return [sens.map((sens) => sens.quoi), groupes.map(({ kind }) => kind)]
    }
    expect(await kinds()).toEqual([
      ['courses', 'parcours'],
      ['course', 'parcours'],
    ])
    expect(await kinds('courses')).toEqual([['courses'], ['course']])
    expect(await kinds('parcours')).toEqual([['parcours'], ['parcours']])
  })

  it('races around a commune come, an exact name first', async () => {
    const ocean = `Ronde ${newWord()}`
    await trail(ocean, 30_000, { position: [-1.15, 46.16], code_postal: '17000' })
    const { sens } = await suggest('la rochelle', 'courses')
    expect(sens[0]?.titre).toBe('Courses autour de La Rochelle (17)')
    const { lieu, nb, texte } = sens[0] ?? {}
    expect([lieu?.nom, texte]).toEqual(['La Rochelle (17)', ''])
    const found = await t.call('GET /api/courses', {
      query: { autour: lieu?.autour, date_min: dayFrom(t.clock.now, 0) },
    })
    expect(found.nb).toBe(nb)
    expect(found.data.map(({ nom }) => nom)).toContain(ocean)
  })

  it('a village without a place gives the races of its département', async () => {
    await trail(`Ronde ${newWord()}`, 30_000, { code_postal: '05350' })
    const { sens } = await suggest('saint-véran', 'courses')
    expect(sens[0]).toMatchObject({
      titre: 'Courses dans les Hautes-Alpes, le département de Saint-Véran',
      texte: 'Hautes-Alpes',
      lieu: null,
    })
  })

  it('the other words apply around a commune', async () => {
    await trail(`Ronde ${newWord()}`, 30_000, { position: [6.87, 45.92] })
    const titre = 'Trails de 30 km autour de Chamonix-Mont-Blanc (74)'
    const q = 'trail 30 km près de chamonix'
    expect(await meant(q, 'courses')).toContainEqual([titre, 'trail 30 km', expect.any(Number)])
    expect(await meant('semi près de chamonix', 'courses')).toEqual([])
  })

  it('routes around a commune are suggested too', async () => {
    await createParcours(t.db, t.clock.now, { track: makeLoop([6.87, 45.92]) })
    const { sens } = await suggest('chamonix', 'parcours')
    expect(sens[0]?.titre).toBe('Parcours autour de Chamonix-Mont-Blanc (74)')
    const query = { autour: sens[0]?.lieu?.autour, tri: 'distance' } as const
    expect((await t.call('GET /api/parcours', { query })).nb).toBe(sens[0]?.nb)
  })

  it('a town is one search, whatever its arrondissements', async () => {
    await trail(`Ronde ${newWord()}`, 30_000, { position: [4.85, 45.75] })
    const titles = (await suggest('lyon', 'courses')).sens.map(({ titre }) => titre)
    expect(titles.filter((titre) => titre.includes('Lyon'))).toEqual([
      'Courses autour de Lyon (69)',
    ])
  })

  it('a word within a name is no commune', async () => {
    await trail(`Ronde ${newWord()}`, 30_000, { position: [6.87, 45.92] })
    expect(await meant('mont-blanc', 'courses')).toEqual([])
  })

  it('an empty text has no suggestions', async () => {
    expect(await suggest(' ,')).toEqual({ sens: [], groupes: [] })
  })

  it('objects that are no longer public are not named', async () => {
    const mot = newWord()
    const { id } = await trail(`Ronde ${mot}`)
    const listTitles = async () =>
      (await suggest(mot)).groupes.flatMap(({ resultats }) => resultats.map(({ titre }) => titre))
    expect(await listTitles()).toEqual([`Ronde ${mot}`])
    await t.db.update(s.courses).set({ etat: 0 }).where(eq(s.courses.id, id))
    await rebuildCourseCards(t.db, [id], t.clock.now)
    await expect.poll(listTitles).toEqual([])
  })

  it('suggestions are limited per network', async () => {
    const few = await testApp({ rates: { suggestions: 1 } })
    const requestSuggestions = (q: string) => few.inject({ url: `/api/suggestions?q=${q}` })
    expect((await requestSuggestions('semi')).statusCode).toBe(200)
    expect((await requestSuggestions('ultra')).statusCode).toBe(429)
    await few.close()
  })
})
