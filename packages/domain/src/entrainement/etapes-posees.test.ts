import { describe, expect, it } from 'vitest'
import { addMesures, EXACTE, getEcart, isMesurable, isNear, type Mesure } from './etapes-posees.ts'
import type { Fin, SimpleStep, SimpleStepType } from './step.ts'

const step = (type: SimpleStepType, fin: Fin): SimpleStep => ({
  type,
  fin,
  cible: { type: 'libre' },
})
const temps = (valeur: number): Fin => ({ type: 'temps', valeur })
const distance = (valeur: number): Fin => ({ type: 'distance', valeur })

describe('the deviation from the end of a step', () => {
  it.each<[string, SimpleStep, Mesure, number]>([
    [
      'an effort of 100 s that took 15 s more',
      step('effort', temps(100)),
      { duree: 115, distance: 0 },
      1,
    ],
    [
      'a short effort, by ten seconds at least',
      step('effort', temps(20)),
      { duree: 10, distance: 0 },
      1,
    ],
    ['an effort of 1 km, by 150 m', step('effort', distance(1000)), { duree: 9, distance: 850 }, 1],
    [
      'an effort of 100 m, by 40 m at least',
      step('effort', distance(100)),
      { duree: 9, distance: 80 },
      0.5,
    ],
    ['a rest of 100 s, by 40 s', step('recuperation', temps(100)), { duree: 60, distance: 0 }, 1],
    [
      'a rest of 400 m, by 160 m',
      step('recuperation', distance(400)),
      { duree: 9, distance: 560 },
      1,
    ],
    [
      'a warm-up of 10 min, by 5 min',
      step('echauffement', temps(600)),
      { duree: 900, distance: 0 },
      1,
    ],
    [
      'a cool-down of 1 km, by 500 m',
      step('retour_au_calme', distance(1000)),
      { duree: 9, distance: 1250 },
      0.5,
    ],
    ['a step that ends at its end', step('effort', temps(100)), { duree: 100, distance: null }, 0],
    [
      'a step that ends at the press of a key',
      step('effort', { type: 'touche' }),
      { duree: 7, distance: null },
      0,
    ],
    [
      'metres that nobody knows',
      step('effort', distance(100)),
      { duree: 30, distance: null },
      Number.POSITIVE_INFINITY,
    ],
  ])('%s', (_, planned, done, expected) => {
    expect(getEcart(planned, done)).toBeCloseTo(expected, 10)
    expect(isNear(planned, done)).toBe(expected <= 1)
  })

  it('is less than a hand would need where a watch ends the step', () => {
    const kilometre = step('effort', distance(1000))
    expect(getEcart(kilometre, { duree: 300, distance: 1030 }, EXACTE)).toBeCloseTo(1, 10)
    expect(getEcart(step('effort', temps(30)), { duree: 33, distance: 0 }, EXACTE)).toBe(1)
  })
})

it.each([
  [10, 20, 30],
  [null, 20, null],
  [10, null, null],
])('%s and %s metres are %s', (a, b, sum) => {
  const added = addMesures({ duree: 60, distance: a }, { duree: 30, distance: b })
  expect(added).toEqual({ duree: 90, distance: sum })
})

it('a step says when it is over unless a key does', () => {
  expect(isMesurable({ step: step('effort', temps(1)) })).toBe(true)
  expect(isMesurable({ step: step('effort', { type: 'touche' }) })).toBe(false)
})
