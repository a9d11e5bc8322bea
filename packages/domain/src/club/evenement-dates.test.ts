import { describe, expect, it } from 'vitest'
import { parisInstant } from '../heure-paris.ts'
import {
  type DateConnue,
  describeDateChange,
  planDates,
  type SerieToApply,
  sayTooFull,
} from './evenement-dates.ts'
import { PARIS } from './fuseau.ts'

const NOW = new Date('2027-10-08T10:00:00Z')
const at = (jour: string, heure = '19:00') => {
  const debut = parisInstant(jour, heure)
  return { jour, debut, fin: new Date(debut.getTime() + 5_400_000) }
}
const known = (jour: string, given: Partial<DateConnue> = {}): DateConnue => ({
  id: Number(jour.replaceAll('-', '')),
  ...at(jour),
  places: null,
  places_prises: 0,
  a_part: false,
  est_annulee: false,
  est_suivie: false,
  ...given,
})
const plan = (given: Partial<SerieToApply>) => {
  const made = planDates({
    connues: [],
    prevues: [],
    exclusions: [],
    places: null,
    est_seule: false,
    now: NOW,
    ...given,
  })
  const days = (dates: readonly { jour: string }[]) => dates.map(({ jour }) => jour)
  return {
    ajoutees: days(made.ajoutees),
    changees: made.changees.map(({ avant, jour }) => [avant.jour, jour]),
    retirees: days(made.retirees),
    annulees: days(made.annulees),
    trop_pleines: days(made.trop_pleines),
  }
}
const NOTHING = { ajoutees: [], changees: [], retirees: [], annulees: [], trop_pleines: [] }

describe('planDates', () => {
  it.each<[string, Partial<SerieToApply>, Partial<typeof NOTHING> | object]>([
    ['adds what is to come', { prevues: [at('2027-10-12')] }, { ajoutees: ['2027-10-12'] }],
    ['adds nothing in the past', { prevues: [at('2027-10-05')] }, {}],
    [
      'leaves what is as planned',
      { connues: [known('2027-10-12')], prevues: [at('2027-10-12')] },
      {},
    ],
    [
      'moves a date that keeps its day',
      { connues: [known('2027-10-12')], prevues: [at('2027-10-12', '18:30')] },
      { changees: [['2027-10-12', '2027-10-12']] },
    ],
    [
      'removes a day that nobody came near',
      { connues: [known('2027-10-12')] },
      { retirees: ['2027-10-12'] },
    ],
    [
      'calls off a day that somebody comes to',
      { connues: [known('2027-10-12', { est_suivie: true })] },
      { annulees: ['2027-10-12'] },
    ],
    ['never touches the past', { connues: [known('2027-10-05', { est_suivie: true })] }, {}],
    [
      'nor what was called off',
      {
        connues: [known('2027-10-12', { est_annulee: true })],
        prevues: [at('2027-10-12', '18:00')],
      },
      {},
    ],
    [
      'nor what was changed by itself',
      { connues: [known('2027-10-12', { a_part: true })], prevues: [at('2027-10-12', '18:00')] },
      {},
    ],
    [
      'unless its day is left out by name',
      { connues: [known('2027-10-12', { a_part: true })], exclusions: ['2027-10-12'] },
      { retirees: ['2027-10-12'] },
    ],
    [
      'moves the one date of no series to another day',
      {
        connues: [known('2027-10-12', { est_suivie: true })],
        prevues: [at('2027-10-19')],
        est_seule: true,
      },
      { changees: [['2027-10-12', '2027-10-19']] },
    ],
    [
      'names where more is held than there would be',
      {
        connues: [known('2027-10-12', { places: 10, places_prises: 8 })],
        prevues: [at('2027-10-12')],
        places: 5,
      },
      { changees: [['2027-10-12', '2027-10-12']], trop_pleines: ['2027-10-12'] },
    ],
  ])('%s', (_, given, expected) => {
    expect(plan(given)).toEqual({ ...NOTHING, ...expected })
  })
})

it('says what changed', () => {
  const debut = at('2027-10-12').debut.toISOString()
  expect(describeDateChange({ type: 'annule', debut, motif: 'orages.' }, PARIS).texte).toBe(
    'Le rendez-vous du mardi 12 octobre 2027 à 19h est annulé. Raison\u00a0: orages.',
  )
  expect(
    describeDateChange(
      {
        type: 'deplace',
        avant: debut,
        debut: at('2027-10-13', '18:30').debut.toISOString(),
      },
      PARIS,
    ).texte,
  ).toBe(
    'Le rendez-vous du mardi 12 octobre 2027 à 19h change\u00a0: ce sera mercredi 13 octobre 2027 à 18h30.',
  )
  expect(sayTooFull([known('2027-10-12', { places_prises: 8 })], PARIS)).toBe(
    'Des places sont déjà prises\u00a0: mardi 12 octobre 2027 (8\u00a0prises).',
  )
})
