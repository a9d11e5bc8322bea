import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { openTimedRace, type TimedRace, writeTimes } from './passages.test-cast.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const FILE = writeTimes(
  'Prénom;Sexe;Cilaos;Marla;Temps;Initiales',
  '1;DURAND;Zoé;F;1:50:00;4:30:00;6:00:00;',
  '2;MARTIN;Ali;H;2:05:00;4:10:00;7:00:00;',
  '3;PETIT;Léo;H;1:40:00;4:40:00;7:10:00;oui',
  ';MOREAU;Lou;F;1:30:00;;DNF;',
)

const INITIALES = 'P.\u00a0L.'

async function open() {
  const race = await openTimedRace(t)
  await race.send(FILE)
  return race
}

async function readPoint({ past }: TimedRace, metres: number, query = {}) {
  await t.syncChanges()
  return t.call('GET /api/resultats/{epreuves_id}/points/{metres}', {
    params: { epreuves_id: past, metres },
    query,
  })
}
const rowsOf = async (race: TimedRace, metres: number, query = {}) =>
  (await readPoint(race, metres, query)).data.map(({ ligne, temps, rang, gagnees }) => [
    ligne.nom,
    temps,
    rang,
    gagnees,
  ])

describe('the ranking at a point', () => {
  it('goes by the time there, and tells the places won since the point before', async () => {
    const race = await open()
    expect(await rowsOf(race, 14_000)).toEqual([
      ['MOREAU Lou', 5400, 1, null],
      [INITIALES, 6000, 2, null],
      ['DURAND Zoé', 6600, 3, null],
      ['MARTIN Ali', 7500, 4, null],
    ])
    expect(await rowsOf(race, 30_000)).toEqual([
      ['MARTIN Ali', 15_000, 1, 3],
      ['DURAND Zoé', 16_200, 2, 1],
      [INITIALES, 16_800, 3, -1],
    ])
  })

  it.each([
    ['by places won', { tri: 'gagnees' }, ['MARTIN Ali', 'DURAND Zoé', INITIALES], 3],
    ['by places lost', { tri: 'perdues' }, [INITIALES, 'DURAND Zoé', 'MARTIN Ali'], 3],
    ['by pages', { nb_page: 2, page: 2 }, [INITIALES], 3],
    ['past the last page, counted still', { nb_page: 2, page: 3 }, [], 3],
    ['by sex, places staying', { sexe: 'f' }, ['DURAND Zoé'], 1],
    ['by name', { texte: 'martin' }, ['MARTIN Ali'], 1],
    ['not by the name behind initials', { texte: 'petit' }, [], 0],
  ])('is read %s', async (_, query, names, nb) => {
    const race = await open()
    const answer = await readPoint(race, 30_000, query)
    expect(answer.data.map(({ ligne }) => ligne.nom)).toEqual(names)
    expect(answer.nb).toBe(nb)
  })

  it('a withdrawn runner is neither listed nor counted', async () => {
    const race = await open()
    const { data } = await race.lea.call('GET /api/resultats/{epreuves_id}/lignes', {
      params: { epreuves_id: race.past },
      query: { texte: 'martin' },
    })
    await race.lea.call('POST /api/resultats/{id}/discretion', {
      params: { id: data[0]?.id ?? 0 },
      body: { geste: 'retirer' },
    })
    expect(await rowsOf(race, 30_000)).toEqual([
      ['DURAND Zoé', 16_200, 1, 2],
      [INITIALES, 16_800, 2, 0],
    ])
    expect((await race.resume()).points.map(({ nb }) => nb)).toEqual([3, 2, 2])
  })

  it('a point where nobody was seen has no lines', async () => {
    expect(await readPoint(await open(), 20_000)).toMatchObject({ data: [], nb: 0 })
  })
})

describe('the field by point', () => {
  const field = (nb: number) =>
    writeTimes(
      'Cilaos;Temps',
      ...Array.from({ length: nb }, (_, at) => `${at + 1};NOM${at} Zoé;1:0${at}:00;3:0${at}:00`),
    )

  it('tells the middle six of ten, and the finish last', async () => {
    const race = await openTimedRace(t)
    await race.send(field(6))
    expect((await race.resume()).points).toEqual([
      {
        nom: 'Cilaos',
        metres: 14_000,
        is_arrivee: false,
        nb: 6,
        quantiles: { p20: 3660, p50: 3750, p80: 3840 },
      },
      {
        nom: null,
        metres: 40_000,
        is_arrivee: true,
        nb: 6,
        quantiles: { p20: 10_860, p50: 10_950, p80: 11_040 },
      },
    ])
  })

  it('tells nothing of fewer than five, and no point without passages', async () => {
    const race = await openTimedRace(t)
    await race.send(field(4))
    expect((await race.resume()).points.map(({ quantiles }) => quantiles)).toEqual([null, null])
    await race.send(writeTimes('Temps', '1;DURAND Zoé;6:00:00'))
    expect((await race.resume()).points).toEqual([])
  })
})
