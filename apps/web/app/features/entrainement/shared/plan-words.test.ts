import { describe, expect, it } from 'vitest'
import { plansText, sayGoal, sayPrix, sayVolume, weeksText } from './plan-words.ts'

describe('the words of a plan', () => {
  it.each([
    [{ prix: 0, premium: false }, 'Gratuit'],
    [{ prix: 0, premium: true }, 'Premium'],
    [{ prix: 4900, premium: false }, '49\u00a0€, à demander au coach'],
  ])('what it costs: %j', (plan, wanted) =>
    expect(sayPrix(plan).replaceAll('\u202f', '\u00a0')).toBe(wanted),
  )

  it.each([
    [0, 'Aucun plan'],
    [1, '1\u00a0plan'],
    [14, '14\u00a0plans'],
  ])('how many: %i', (nb, wanted) => expect(plansText(nb)).toBe(wanted))

  it('how long', () => expect(weeksText(1)).toBe('1\u00a0semaine'))

  it('its goal, as far as it is known', () => {
    expect(sayGoal({ objectif: 'semi', niveau: 'debutant' })).toBe('Semi-marathon · Débutant')
    expect(sayGoal({ objectif: null, niveau: null })).toBe('')
  })

  it.each([
    [{ duree: 5400, distance: 12_000, charge: 10 }, '1h30 · 12\u00a0km'],
    [{ duree: null, distance: null, charge: null }, ''],
  ])('what it adds up to: %j', (totaux, wanted) => expect(sayVolume(totaux)).toBe(wanted))
})
