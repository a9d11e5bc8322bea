import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getIntensite, getPartVma, getVitesse, isFacile, toRpe } from './intensite.ts'
import { madeCible } from './made-steps.ts'
import { type Reperes, SANS_REPERES } from './reperes.ts'
import type { Cible, SimpleStepType } from './step.ts'

const KARIM: Reperes = { vma: 15, fc_max: 190 }
const step = (cible: Cible, type: SimpleStepType = 'effort') =>
  ({ type, fin: { type: 'temps', valeur: 60 }, cible }) as const

describe('a target in % of the VMA', () => {
  it.each<[string, Cible, number | null, number | null]>([
    ['vma', { type: 'vma', min: 100, max: 110 }, 105, 105],
    ['fc_max', { type: 'fc_max', min: 85, max: 85 }, 75, 75],
    ['fc', { type: 'fc', min: 190, max: 190 }, null, 98],
    ['allure', { type: 'allure', min: 240, max: 240 }, null, 100],
    ['rpe', { type: 'rpe', min: 3, max: 3 }, 65, 65],
    ['puissance', { type: 'puissance', min: 250, max: 250 }, null, null],
    ['libre', { type: 'libre' }, null, null],
  ])('%s', (_type, cible, alone, withReperes) => {
    const round = (part: number | null) => (part === null ? null : Math.round(part))
    expect(round(getPartVma(cible, SANS_REPERES))).toBe(alone)
    expect(round(getPartVma(cible, KARIM))).toBe(withReperes)
  })
})

describe('perceived effort', () => {
  it.each([
    [20, 1],
    [30, 1],
    [60, 2.5],
    [65, 3],
    [87, 6],
    [102, 9],
    [110, 10],
    [150, 10],
  ])('%d %% of the VMA feels like %d', (part, rpe) => {
    expect(toRpe(part)).toBeCloseTo(rpe, 6)
  })

  it('never falls when the speed rises', () => {
    const part = fc.double({ min: 0, max: 200, noNaN: true })
    fc.assert(fc.property(part, part, (a, b) => toRpe(Math.min(a, b)) <= toRpe(Math.max(a, b))))
  })

  it('is from 1 to 10 wherever it is known', () => {
    fc.assert(
      fc.property(madeCible, (cible) => {
        const { rpe } = getIntensite(step(cible), KARIM)
        expect(rpe === null || (rpe >= 1 && rpe <= 10)).toBe(true)
      }),
    )
  })
})

it('a step without a target gets a default, except an effort', () => {
  const free: Cible = { type: 'libre' }
  const assumed = (type: SimpleStepType) => getIntensite(step(free, type), SANS_REPERES)
  expect(assumed('recuperation')).toEqual({ part: 55, rpe: 2, est_estimee: true })
  expect(assumed('echauffement')).toEqual({ part: 65, rpe: 3, est_estimee: true })
  expect(assumed('effort')).toEqual({ part: null, rpe: null, est_estimee: true })
})

it('a speed needs a VMA, unless it is a pace', () => {
  const vma: Cible = { type: 'vma', min: 100, max: 100 }
  const allure: Cible = { type: 'allure', min: 240, max: 260 }
  expect(getVitesse(step(vma), SANS_REPERES)).toBeNull()
  expect(getVitesse(step(vma), KARIM)).toBeCloseTo(15 / 3.6, 9)
  expect(getVitesse(step(allure), SANS_REPERES)).toBe(4)
})

it.each<[boolean, Cible]>([
  [true, { type: 'vma', min: 65, max: 75 }],
  [false, { type: 'vma', min: 65, max: 76 }],
  [true, { type: 'fc_max', min: 65, max: 80 }],
  [true, { type: 'rpe', min: 2, max: 3 }],
  [false, { type: 'rpe', min: 3, max: 4 }],
  [false, { type: 'allure', min: 600, max: 600 }],
  [false, { type: 'libre' }],
])('a target is easy for any runner: %j %j', (easy, cible) => {
  expect(isFacile(cible)).toBe(easy)
})
