import { describe, expect, it } from 'vitest'
import { formatGoal, formatVolume, labelPrix, plansText, weeksText } from './plan-words.ts'

describe('the words of a plan', () => {
  it.each([
    [{ prix: 0, premium: false }, 'Gratuit'],
    [{ prix: 0, premium: true }, 'Premium'],
    [{ prix: 4900, premium: false }, '49\u00a0€, à demander au coach'],
  ])('the price of %j is written in words', (plan, wanted) =>
    expect(labelPrix(plan).replaceAll('\u202f', '\u00a0')).toBe(wanted),
  )

  it.each([
    [0, 'Aucun plan'],
    [1, '1\u00a0plan'],
    [14, '14\u00a0plans'],
  ])('a count of %i plans is written in words', (nb, wanted) => expect(plansText(nb)).toBe(wanted))

  it('the length of a plan is written in weeks', () => expect(weeksText(1)).toBe('1\u00a0semaine'))

  it('the goal and level of a plan are written as far as known', () => {
    expect(formatGoal({ objectif: 'semi', niveau: 'debutant' })).toBe('Semi-marathon · Débutant')
    expect(formatGoal({ objectif: null, niveau: null })).toBe('')
  })

  it.each([
    [{ duree: 5400, distance: 12_000, charge: 10 }, '1h30 · 12\u00a0km'],
    [{ duree: null, distance: null, charge: null }, ''],
  ])('the volume %j is written in words', (totaux, wanted) =>
    expect(formatVolume(totaux)).toBe(wanted),
  )
})
