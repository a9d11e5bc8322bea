import { CIBLE_LIMITS, CIBLES_CHIFFREES } from '@foulee/domain/entrainement/step'
import { describe, expect, it } from 'vitest'
import { CIBLES, readBorne, readMetres, readTemps, writeBorne } from './step-fields.ts'

describe('the fields of a step', () => {
  it.each(CIBLES_CHIFFREES)('the default target in %s is within its limits', (type) => {
    const { min, max } = CIBLES[type]
    expect(min).toBeGreaterThanOrEqual(CIBLE_LIMITS[type].min)
    expect(max).toBeLessThanOrEqual(CIBLE_LIMITS[type].max)
    expect(readBorne(type, writeBorne(type, min))).toBe(min)
  })

  it.each([
    ['1', '30', 90],
    ['1,5', '', 90],
    ['', '45', 45],
    ['x', '0', null],
  ])('the fields « %s » min « %s » s are parsed as seconds', (minutes, seconds, wanted) => {
    expect(readTemps(minutes, seconds)).toBe(wanted)
  })

  it.each([
    ["4'30", 270],
    ['4:05', 245],
    ['4\'05"', 245],
    ['4’', 240],
    ['quatre', null],
  ])('the pace %s is parsed as seconds per kilometre', (typed, wanted) =>
    expect(readBorne('allure', typed)).toBe(wanted),
  )

  it('typed metres are parsed as a number', () => {
    expect(readMetres('1 000')).toBe(1000)
    expect(readMetres('')).toBeNull()
  })
})
