import { describe, expect, it } from 'vitest'
import { PARIS } from '../shared/fuseau.ts'
import { parisInstant } from '../shared/heure-paris.ts'
import {
  type DateConnue,
  describeDateChange,
  formatTooFull,
  planDates,
  type SerieToApply,
} from './evenement-dates.ts'

const NOW = new Date('2027-10-08T10:00:00Z')
const at = (jour: string, heure = '19:00') => {
  const debut = parisInstant(jour, heure)
  return { jour, debut, fin: new Date(debut.getTime() + 5_400_000) }
}
const known = (jour: string, dateConnue: Partial<DateConnue> = {}): DateConnue => ({
  id: Number(jour.replaceAll('-', '')),
  ...at(jour),
  places: null,
  places_prises: 0,
  a_part: false,
  est_annulee: false,
  est_suivie: false,
  ...dateConnue,
})
const plan = (serieToApply: Partial<SerieToApply>) => {
  const made = planDates({
    connues: [],
    prevues: [],
    exclusions: [],
    places: null,
    est_seule: false,
    now: NOW,
    ...serieToApply,
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
    [
      'leaves places that are all taken',
      {
        connues: [known('2027-10-12', { places: 5, places_prises: 5 })],
        prevues: [at('2027-10-12')],
        places: 5,
      },
      {},
    ],
    [
      'holds any number where places are not counted',
      {
        connues: [known('2027-10-12', { places: 5, places_prises: 5 })],
        prevues: [at('2027-10-12')],
      },
      { changees: [['2027-10-12', '2027-10-12']] },
    ],
    [
      'changes a date that lasts longer',
      {
        connues: [known('2027-10-12', { fin: new Date('2027-10-12T20:00:00Z') })],
        prevues: [at('2027-10-12')],
      },
      { changees: [['2027-10-12', '2027-10-12']] },
    ],
    [
      'changes a date that begins earlier and ends as before',
      {
        connues: [known('2027-10-12', { debut: new Date('2027-10-12T16:00:00Z') })],
        prevues: [at('2027-10-12')],
      },
      { changees: [['2027-10-12', '2027-10-12']] },
    ],
    [
      'moves no other date to a day that was called off',
      {
        connues: [known('2027-10-12', { est_annulee: true }), known('2027-10-13')],
        prevues: [at('2027-10-12')],
        est_seule: true,
      },
      { retirees: ['2027-10-13'] },
    ],
    [
      'leaves a date that would begin earlier than now',
      { connues: [known('2027-10-08')], prevues: [at('2027-10-08', '12:00')] },
      {},
    ],
    [
      'never touches what begins at this instant',
      { connues: [known('2027-10-08', { debut: NOW })] },
      {},
    ],
    [
      'adds nothing that begins at this instant',
      { prevues: [{ ...at('2027-10-08'), debut: NOW }] },
      {},
    ],
    [
      'keeps the first date of a series and adds the others',
      {
        connues: [known('2027-10-12')],
        prevues: [at('2027-10-12'), at('2027-10-19'), at('2027-10-26')],
      },
      { ajoutees: ['2027-10-19', '2027-10-26'] },
    ],
    [
      'replaces a day of a series instead of moving it',
      { connues: [known('2027-10-12')], prevues: [at('2027-10-19')] },
      { ajoutees: ['2027-10-19'], retirees: ['2027-10-12'] },
    ],
    [
      'keeps the row of the one date that keeps its day',
      {
        connues: [known('2027-10-12'), known('2027-10-19')],
        prevues: [at('2027-10-12', '18:00')],
        est_seule: true,
      },
      { changees: [['2027-10-12', '2027-10-12']], retirees: ['2027-10-19'] },
    ],
    [
      'moves no date where several are open',
      {
        connues: [known('2027-10-12'), known('2027-10-19')],
        prevues: [at('2027-10-26')],
        est_seule: true,
      },
      { ajoutees: ['2027-10-26'], retirees: ['2027-10-12', '2027-10-19'] },
    ],
    [
      'moves the one date that is open, past and called-off ones aside',
      {
        connues: [
          known('2027-10-05'),
          known('2027-10-08', { debut: NOW }),
          known('2027-10-11', { est_annulee: true }),
          known('2027-10-12', { a_part: true }),
          known('2027-10-13'),
        ],
        prevues: [at('2027-10-19')],
        est_seule: true,
      },
      { changees: [['2027-10-13', '2027-10-19']] },
    ],
    [
      'calls off the one date rather than move it into the past',
      {
        connues: [known('2027-10-12', { est_suivie: true })],
        prevues: [at('2027-10-05')],
        est_seule: true,
      },
      { annulees: ['2027-10-12'] },
    ],
    [
      'calls off the one date rather than move it to this instant',
      {
        connues: [known('2027-10-12', { est_suivie: true })],
        prevues: [{ ...at('2027-10-07'), debut: NOW }],
        est_seule: true,
      },
      { annulees: ['2027-10-12'] },
    ],
    [
      'removes the one date where none is planned',
      { connues: [known('2027-10-12')], est_seule: true },
      { retirees: ['2027-10-12'] },
    ],
  ])('%s', (_, input, expected) => {
    expect(plan(input)).toEqual({ ...NOTHING, ...expected })
  })
})

it('each change of an event date is described in a sentence', () => {
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
  expect(describeDateChange({ type: 'lieu', debut, lieu: 'la gare' }, PARIS)).toEqual({
    titre: 'Le lieu change',
    texte:
      'Rendez-vous du mardi 12 octobre 2027 à 19h\u00a0: le lieu change. On se retrouve à cet endroit\u00a0: la gare.',
  })
})

it.each([
  [1, '(8\u00a0prises).'],
  [5, 'samedi 16 octobre 2027 (8\u00a0prises).'],
  [7, 'samedi 16 octobre 2027 (8\u00a0prises) et 2 autres.'],
])('of %d dates that are too full, five are named and the others counted', (nb, end) => {
  const dates = Array.from({ length: nb }, (_, index) =>
    known(`2027-10-${12 + index}`, { places_prises: 8 }),
  )
  const said = formatTooFull(dates, PARIS)
  expect(said).toMatch(
    /^Des places sont déjà prises\u00a0: mardi 12 octobre 2027 \(8\u00a0prises\)/,
  )
  expect(said.slice(-end.length)).toBe(end)
})
