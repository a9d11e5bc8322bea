import { describe, expect, it } from 'vitest'
import { areOwnTours, fractionsText, kilometreLabel, vitesseText } from './detail-texts.ts'

const piece = (duree: number, distance: number) => ({
  ...{ debut: 0, duree, distance, allure_effort: null, denivele: null },
  ...{ fc: null, cadence: null, puissance: null, recuperation: null },
})

describe('repetitions in words', () => {
  it.each([
    [
      '6\u00a0× 400\u00a0m',
      [398, 402, 401, 405, 399, 396].map((metres, rank) => piece(80 + rank * 4, metres)),
    ],
    ["5\u00a0× 1'00", [300, 280, 330, 310, 350].map((metres) => piece(60, metres))],
    ['3\u00a0fractions', [piece(60, 300), piece(120, 600), piece(180, 800)]],
  ])('%s', (text, liste) => {
    expect(fractionsText(liste)).toBe(text)
  })
})

it('a kilometre is named by its end, the rest of the last by its length', () => {
  expect(kilometreLabel({ ...piece(300, 1000), debut: 4000 })).toBe('5')
  expect(kilometreLabel({ ...piece(120, 400), debut: 5000 })).toBe('5,40')
})

it('a ride is told by its speed, a run by its pace', () => {
  expect(vitesseText(332, 'trail')).toBe("5'32/km")
  expect(vitesseText(144, 'velo')).toBe('25,0\u00a0km/h')
})

it('laps that repeat the kilometres have no table, pressed ones do', () => {
  const kilometres = [piece(300, 1000), piece(300, 1000), piece(120, 400)]
  const laps = (fin: 'distance' | 'touche') => kilometres.map((lap) => ({ ...lap, fin }))
  expect(areOwnTours({ kilometres, tours: laps('distance') })).toBe(false)
  expect(areOwnTours({ kilometres, tours: laps('touche') })).toBe(true)
  expect(areOwnTours({ kilometres, tours: [] })).toBe(false)
})
