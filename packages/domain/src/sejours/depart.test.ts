import { describe, expect, it } from 'vitest'
import { type FiguresDepart, getEtatDepart, isGaranti, isOuvert } from './depart.ts'

const DEPART: FiguresDepart = {
  debut: '2027-06-01',
  cloture: '2027-05-15',
  places: 10,
  places_prises: 4,
  places_confirmees: 3,
  participants_min: 5,
  est_annule: false,
}

describe('a departure', () => {
  it.each([
    ['too few confirmed', {}, '2027-05-01', 'a_confirmer'],
    ['enough confirmed', { places_confirmees: 5, places_prises: 6 }, '2027-05-01', 'garanti'],
    ['all held', { places_prises: 10 }, '2027-05-01', 'complet'],
    ['full stays full once closed', { places_prises: 10 }, '2027-05-20', 'complet'],
    ['the last day to ask', {}, '2027-05-15', 'a_confirmer'],
    ['the day after', {}, '2027-05-16', 'clos'],
    ['on its day', {}, '2027-06-01', 'passe'],
    ['called off', { est_annule: true }, '2027-05-01', 'annule'],
    ['called off and past', { est_annule: true }, '2027-07-01', 'annule'],
  ] as const)('%s', (_, input, jour, etat) => {
    expect(getEtatDepart({ ...DEPART, ...input }, jour)).toBe(etat)
  })

  it('may be asked for while places are left and it is not closed', () => {
    expect(isOuvert(DEPART, '2027-05-01')).toBe(true)
    expect(isOuvert({ ...DEPART, places_prises: 10 }, '2027-05-01')).toBe(false)
    expect(isOuvert(DEPART, '2027-05-16')).toBe(false)
  })

  it('is sure from the least number of confirmed participants on', () => {
    expect(isGaranti({ places_confirmees: 5, participants_min: 5 })).toBe(true)
    expect(isGaranti({ places_confirmees: 4, participants_min: 5 })).toBe(false)
  })
})
