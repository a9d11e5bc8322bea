import { describe, expect, it } from 'vitest'
import { type Choix, chooseJours, findPast, listUsualDays, toDemande } from './demande-form.ts'

const TODAY = '2027-02-20'
const choix: Choix = {
  depart: 'debut',
  debut: '2027-03-01',
  fin: '',
  epreuve: null,
  jours: [2, 7],
  jour_long: 7,
}

describe('the request of a schedule', () => {
  it('a start day is sent as the first day', () => {
    expect(toDemande(5, choix, TODAY)).toEqual({
      id: 5,
      debut: '2027-03-01',
      jours: [2, 7],
      jour_long: 7,
    })
  })

  it.each([
    ['no day of the week', { ...choix, jours: [] }],
    ['no race', { ...choix, depart: 'liste' as const }],
    ['no day to end on', { ...choix, depart: 'fin' as const }],
    ['a day that is none', { ...choix, debut: '2027-02-30' }],
    ['a day that is over', { ...choix, debut: '2027-02-19' }],
    ['an end that is over', { ...choix, depart: 'fin' as const, fin: '2027-02-19' }],
  ])('the request is null with %s', (_, input) => expect(toDemande(5, input, TODAY)).toBeNull())

  it('a race of the run list is sent as the end', () => {
    const demande = toDemande(5, { ...choix, depart: 'liste', epreuve: 9, jour_long: null }, TODAY)
    expect(demande).toEqual({ id: 5, epreuves_id: 9, jours: [2, 7] })
  })
})

describe('a day in the past', () => {
  it.each<[Partial<Choix>, RegExp | null]>([
    [{ debut: '2027-02-19' }, /commencez aujourd’hui/],
    [{ debut: TODAY }, null],
    [{ debut: '' }, null],
    [{ depart: 'fin', fin: '2027-02-19' }, /choisissez-en un à venir/],
    [{ depart: 'fin', debut: '2027-02-19', fin: '2027-03-19' }, null],
    [{ depart: 'liste', debut: '2027-02-19' }, null],
  ])('the past day of %j is reported at its field', (input, said) => {
    const found = findPast({ ...choix, ...input }, TODAY)
    expect(found).toEqual(said && expect.stringMatching(said))
  })
})

describe('days of the week', () => {
  it('the chosen days are sorted', () => {
    expect(chooseJours(choix, 4, true).jours).toEqual([2, 4, 7])
  })

  it('the long day is cleared when its day is removed', () => {
    expect(chooseJours(choix, 7, false)).toMatchObject({ jours: [2], jour_long: null })
  })

  it('the default days are as many as the sessions of the fullest week', () => {
    for (const nb of [1, 2, 3, 4, 5, 6, 7]) expect(listUsualDays(nb)).toHaveLength(nb)
  })
})
