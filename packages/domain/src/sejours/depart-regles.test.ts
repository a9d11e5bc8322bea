import { describe, expect, it } from 'vitest'
import {
  completeDepart,
  type DepartComplet,
  type DepartDonne,
  findDepartErrors,
  findRepetitionErrors,
  formatTaken,
  moveDepart,
  repeatDepart,
} from './depart-regles.ts'

const DEPART: DepartComplet = {
  debut: '2027-06-05',
  fin: '2027-06-08',
  places: 10,
  participants_min: 4,
  prix: 89_000,
  supplement_single: null,
  cloture: '2027-05-29',
}
const NEW = { aujourdhui: '2027-01-10', prises: 0, exists: false }

describe('a departure to save', () => {
  it.each<[string, Partial<DepartDonne>, Partial<typeof NEW>, string | null, string | null]>([
    ['a good one', {}, {}, null, null],
    ['one day', { fin: '2027-06-05' }, {}, null, null],
    ['as far ahead as may be', { debut: '2030-01-10', fin: '2030-01-10' }, {}, null, null],
    ['a year less a day', { fin: '2028-06-03' }, {}, null, null],
    [
      'a day longer than a year',
      { fin: '2028-06-04' },
      {},
      'fin',
      'Un séjour dure 365\u00a0jours au plus.',
    ],
    ['closed as it leaves', { cloture: '2027-06-05' }, {}, null, null],
    ['closed today', { cloture: '2027-01-10' }, {}, null, null],
    ['as many places as may be', { places: 500 }, {}, null, null],
    ['as many as the places', { participants_min: 10 }, {}, null, null],
    ['without a minimum', { participants_min: null }, {}, null, null],
    ['as dear as may be', { prix: 10_000_000, supplement_single: 0 }, {}, null, null],
    [
      'fewer than the one that is taken',
      { places: 1, participants_min: 1 },
      { prises: 2, exists: true },
      'places',
      '2\u00a0places sont prises\u00a0: gardez-en au moins 2.',
    ],
    ['no first day', { debut: null }, {}, 'debut', 'Indiquez le premier jour.'],
    ['today', { debut: '2027-01-10' }, {}, 'debut', 'Choisissez un premier jour à venir.'],
    ['in the past', { debut: '2026-12-01' }, {}, 'debut', 'Choisissez un premier jour à venir.'],
    [
      'too far ahead',
      { debut: '2030-01-11' },
      {},
      'debut',
      'Choisissez un jour d’ici au jeudi 10 janvier 2030.',
    ],
    [
      'ends before it starts',
      { fin: '2027-06-04' },
      {},
      'fin',
      'Le dernier jour ne peut pas précéder le premier.',
    ],
    [
      'without an end',
      { fin: null },
      {},
      'fin',
      'Indiquez le dernier jour, ou la durée du séjour.',
    ],
    ['over a year', { fin: '2028-06-05' }, {}, 'fin', 'Un séjour dure 365\u00a0jours au plus.'],
    ['no places told', { places: null }, {}, 'places', 'Indiquez le nombre de places.'],
    ['0 places', { places: 0 }, {}, 'places', 'Indiquez de 1 à 500\u00a0places.'],
    ['10 000 places', { places: 10_000 }, {}, 'places', 'Indiquez de 1 à 500\u00a0places.'],
    ['negative places', { places: -3 }, {}, 'places', 'Indiquez de 1 à 500\u00a0places.'],
    [
      'fewer than are taken',
      { places: 5 },
      { prises: 7, exists: true },
      'places',
      '7\u00a0places sont prises\u00a0: gardez-en au moins 7.',
    ],
    ['as many as are taken', { places: 7 }, { prises: 7, exists: true }, null, null],
    [
      'a minimum above the places',
      { participants_min: 11 },
      {},
      'participants_min',
      'Le minimum va de 1 à 10, le nombre de places.',
    ],
    ['no price', { prix: null }, {}, 'prix', 'Indiquez le prix.'],
    ['free', { prix: 0 }, {}, null, null],
    ['a negative price', { prix: -1 }, {}, 'prix', 'Indiquez un prix de 0 à 100\u202f000\u00a0€.'],
    [
      'a huge price',
      { prix: 10_000_001 },
      {},
      'prix',
      'Indiquez un prix de 0 à 100\u202f000\u00a0€.',
    ],
    [
      'a negative supplement',
      { supplement_single: -1 },
      {},
      'supplement_single',
      'Indiquez un supplément de 0 à 100\u202f000\u00a0€.',
    ],
    [
      'closed after it left',
      { cloture: '2027-06-06' },
      {},
      'cloture',
      'Les inscriptions se ferment au plus tard le premier jour.',
    ],
    [
      'closed before it is there',
      { cloture: '2027-01-09' },
      {},
      'cloture',
      'Cette date de clôture est passée.',
    ],
    ['closed early, later on', { cloture: '2027-01-09' }, { exists: true }, null, null],
  ])('%s', (_, input, situation, champ, message) => {
    const errors = findDepartErrors({ ...DEPART, ...input }, { ...NEW, ...situation })
    expect(errors).toEqual(champ ? { [champ]: message } : {})
  })

  it('follows from the stay where it is not given', () => {
    const input = { ...DEPART, fin: null, cloture: null, participants_min: null }
    expect(completeDepart(input, 5)).toMatchObject({
      fin: '2027-06-09',
      cloture: '2027-06-04',
      participants_min: 1,
    })
    expect(completeDepart(input, null).fin).toBeNull()
  })

  it('takes its other days along when it moves, unless they are given', () => {
    expect(moveDepart(DEPART, { debut: '2027-06-12' })).toMatchObject({
      fin: '2027-06-15',
      cloture: '2027-06-05',
    })
    expect(moveDepart(DEPART, { debut: '2027-06-12', fin: '2027-06-20' })).toMatchObject({
      fin: '2027-06-20',
      cloture: '2027-06-05',
    })
    expect(moveDepart(DEPART, { places: 12 })).toEqual({ ...DEPART, places: 12 })
    expect(moveDepart(DEPART, { debut: null })).toEqual({ ...DEPART, debut: null })
    expect(moveDepart({ ...DEPART, debut: null }, { debut: '2027-06-12' })).toEqual({
      ...DEPART,
      debut: '2027-06-12',
    })
    expect(moveDepart({ ...DEPART, fin: null }, { debut: '2027-06-12' }).fin).toBeNull()
  })
})

describe('the recurrence of a departure', () => {
  const starts = (rythme: string | null, jusqu_au: string | null) =>
    repeatDepart(DEPART, { rythme, jusqu_au }).map(({ debut }) => debut)

  it.each([
    [null, null, ['2027-06-05']],
    ['semaine', '2027-06-19', ['2027-06-05', '2027-06-12', '2027-06-19']],
    ['quinzaine', '2027-07-02', ['2027-06-05', '2027-06-19']],
    ['jamais', '2027-08-31', ['2027-06-05']],
    ['mois', null, ['2027-06-05']],
    ['mois', '2027-08-31', ['2027-06-05', '2027-07-05', '2027-08-05']],
  ])('%s until %s', (rythme, jusqu_au, expected) => {
    expect(starts(rythme, jusqu_au)).toEqual(expected)
  })

  it('keeps the end of each month from its own first day', () => {
    const depart = { ...DEPART, debut: '2027-01-31', fin: '2027-02-01', cloture: '2027-01-30' }
    const found = repeatDepart(depart, { rythme: 'mois', jusqu_au: '2027-03-31' })
    expect(found.map(({ debut }) => debut)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31'])
    expect(found[1]).toMatchObject({ fin: '2027-03-01', cloture: '2027-02-27' })
  })

  it('says nothing of a rule while its first day is unknown', () => {
    expect(findRepetitionErrors(null, { rythme: 'mois', jusqu_au: '2027-06-05' })).toEqual({})
  })

  it.each([
    ['none', null, null, {}],
    [
      'a rule without an end',
      'mois',
      null,
      { jusqu_au: 'Dites jusqu’à quel jour les départs se suivent.' },
    ],
    [
      'an end without a rule',
      null,
      '2027-07-01',
      { rythme: 'Dites à quel rythme les départs se suivent.' },
    ],
    [
      'an end before',
      'mois',
      '2027-06-04',
      { jusqu_au: 'Ce jour ne peut pas précéder le premier départ.' },
    ],
    ['an end on its first day', 'mois', '2027-06-05', {}],
    ['sixty', 'semaine', '2028-07-22', {}],
    [
      'sixty-one',
      'semaine',
      '2028-07-29',
      {
        jusqu_au:
          'Cela ferait plus de 60\u00a0départs\u00a0: arrêtez-vous au samedi 22 juillet 2028.',
      },
    ],
  ])('%s', (_, rythme, jusqu_au, errors) => {
    expect(findRepetitionErrors(DEPART.debut, { rythme, jusqu_au })).toEqual(errors)
  })
})

it('the error for one place taken is in the singular', () => {
  expect(formatTaken(1)).toBe('Une place est prise\u00a0: gardez-en au moins une.')
})
