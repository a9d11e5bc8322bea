import type { Input } from '@foulee/contract/shared/call'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { refusal } from './corrections.test-cast.ts'
import { openTimedRace, writeTimes } from './passages.test-cast.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

type Saisie = Input<'POST /api/resultats/{id}/corriger'>['body']
const ZOE = { nom: 'DURAND', prenom: 'Zoé', temps: '6:00:00' }

async function open() {
  const race = await openTimedRace(t)
  await race.send(writeTimes('Cilaos;Marla;Temps', '1;DURAND Zoé;1:50:00;4:10:00;6:00:00'))
  const params = { id: (await race.list())[0]?.id ?? 0 }
  const read = async () => (await race.lea.call('GET /api/resultats/{id}/ligne', { params })).data
  return {
    ...race,
    params,
    times: async () => (await read()).passages.map(({ temps }) => temps),
    correct: async (saisie: Omit<Saisie, 'version'>) => {
      const body = { ...ZOE, ...saisie, version: (await read()).version }
      return (await race.lea.call('POST /api/resultats/{id}/corriger', { params, body })).data
    },
    history: async () => {
      const { data } = await race.lea.call('GET /api/resultats/{epreuves_id}/corrections', {
        params: { epreuves_id: race.past },
      })
      return data.flatMap(({ lignes }) => lignes)
    },
  }
}

describe('one passage of a line', () => {
  it('is mended, taken away and added; the others stay', async () => {
    const race = await open()
    const { passages } = await race.correct({ passages: [{ metres: 14_000, temps: '1:45:00' }] })
    expect(passages).toEqual([
      { nom: 'Cilaos', metres: 14_000, temps: 6300 },
      { nom: 'Marla', metres: 30_000, temps: 15_000 },
    ])
    expect(await race.history()).toEqual([
      "a changé le passage au km\u00a014,0 de «\u00a0DURAND Zoé\u00a0» de 1h50'00 à 1h45'00",
    ])
    await race.correct({ passages: [{ metres: 30_000, temps: '' }] })
    expect(await race.times()).toEqual([6300, null])
    await race.correct({ passages: [{ metres: 30_000, temps: '4h20' }] })
    expect(await race.times()).toEqual([6300, 15_600])
    await t.syncChanges()
    const { data } = await t.call('GET /api/resultats/{id}/passages', { params: race.params })
    expect(data.map(({ temps }) => temps)).toEqual([6300, 15_600, 21_600])
  })

  const at = (metres: number, temps: string) => ({ passages: [{ metres, temps }] })
  it.each([
    [
      'before the one before',
      at(30_000, '1:40:00'),
      'passage_30000',
      /^Corrigez le passage «\u00a0Marla/,
    ],
    ['after the finish', at(30_000, '6:10:00'), 'passage_30000', /après l’arrivée/],
    ['after a new time at the finish', { temps: '4:00:00' }, 'passage_30000', /après l’arrivée/],
    ['that is no time', at(14_000, 'vite'), 'passage_14000', /n’est pas un temps/],
    ['at no point', at(12_000, '1:00:00'), 'passage_12000', /n’est pas de l’épreuve/],
  ])('%s is refused by its field', async (_, saisie, field, words) => {
    const race = await open()
    await expect(race.correct({ ...ZOE, ...saisie })).rejects.toEqual(refusal(field, words))
    expect(await race.times()).toEqual([6600, 15_000])
  })

  it('comes with a line that was forgotten', async () => {
    const race = await open()
    const { data } = await race.lea.call('POST /api/resultats/{epreuves_id}/ajouter', {
      params: { epreuves_id: race.past },
      body: { nom: 'PETIT', temps: '8:00:00', ...at(14_000, '2:30:00') },
    })
    expect(data.passages.map(({ temps }) => temps)).toEqual([9000, null])
  })
})
