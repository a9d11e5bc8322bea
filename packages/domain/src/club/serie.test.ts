import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, getDayNumber } from '../shared/calendrier.ts'
import { parisTime } from '../shared/heure-paris.ts'
import { JOURS_REGLE, MAX_DATES, parseRegle, RANGS, type Regle, writeRegle } from './regle.ts'
import { findSerie, type SerieInput } from './serie.ts'

const findSerieOf = (regle: string, input: Partial<SerieInput> = {}) =>
  findSerie({
    jour: '2027-10-05',
    heure: '19:00',
    duree_minutes: 90,
    regle,
    exclusions: [],
    ...input,
  })
const days = (regle: string, input: Partial<SerieInput> = {}) =>
  findSerieOf(regle, input).serie?.dates.map(({ jour }) => jour)

describe('findSerie', () => {
  it.each<[string, string, Partial<SerieInput>, string[]]>([
    ['one date', '', {}, ['2027-10-05']],
    [
      'every Tuesday',
      'FREQ=WEEKLY;BYDAY=TU;COUNT=3',
      {},
      ['2027-10-05', '2027-10-12', '2027-10-19'],
    ],
    [
      'without the days, the day of the first date',
      'FREQ=WEEKLY;UNTIL=20271020',
      {},
      ['2027-10-05', '2027-10-12', '2027-10-19'],
    ],
    [
      'every second week, two days, weeks from Monday on',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;COUNT=4',
      {},
      ['2027-10-05', '2027-10-07', '2027-10-19', '2027-10-21'],
    ],
    [
      'the second Tuesday of the month',
      'FREQ=MONTHLY;BYDAY=2TU;COUNT=3',
      { jour: '2027-10-12' },
      ['2027-10-12', '2027-11-09', '2027-12-14'],
    ],
    [
      'the last Sunday',
      'FREQ=MONTHLY;BYDAY=-1SU;COUNT=2',
      { jour: '2027-10-31' },
      ['2027-10-31', '2027-11-28'],
    ],
    [
      'the 31st, which skips shorter months',
      'FREQ=MONTHLY;BYMONTHDAY=31;UNTIL=20280601',
      { jour: '2027-12-31' },
      ['2027-12-31', '2028-01-31', '2028-03-31', '2028-05-31'],
    ],
    [
      'the last day of the month',
      'FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=3',
      { jour: '2028-01-31' },
      ['2028-01-31', '2028-02-29', '2028-03-31'],
    ],
    [
      '29 February, only in the years that have one',
      'FREQ=YEARLY;UNTIL=20370101',
      { jour: '2028-02-29' },
      ['2028-02-29', '2032-02-29', '2036-02-29'],
    ],
    [
      'less its exclusions',
      'FREQ=WEEKLY;BYDAY=TU;COUNT=3',
      { exclusions: ['2027-10-12', '2027-10-13'] },
      ['2027-10-05', '2027-10-19'],
    ],
  ])('%s', (_, regle, input, expected) => {
    expect(days(regle, input)).toEqual(expected)
  })

  it('keeps the hour of Paris when the clocks change', () => {
    const dates = findSerieOf('FREQ=WEEKLY;BYDAY=TU;COUNT=5').serie?.dates ?? []
    expect(dates.map(({ debut }) => debut.toISOString())).toEqual([
      '2027-10-05T17:00:00.000Z',
      '2027-10-12T17:00:00.000Z',
      '2027-10-19T17:00:00.000Z',
      '2027-10-26T17:00:00.000Z',
      '2027-11-02T18:00:00.000Z',
    ])
  })

  it('keeps the hour of the place, where no clock changes', () => {
    const rule = 'FREQ=WEEKLY;BYDAY=TU;COUNT=5'
    const dates = findSerieOf(rule, { fuseau: 'Indian/Reunion' }).serie?.dates ?? []
    expect(new Set(dates.map(({ debut }) => debut.toISOString().slice(11)))).toEqual(
      new Set(['15:00:00.000Z']),
    )
  })

  it('keeps only the exclusions that the rule names', () => {
    const found = findSerieOf('FREQ=WEEKLY;BYDAY=TU;COUNT=3', {
      exclusions: ['2027-10-19', '2027-10-13', '2027-10-19'],
    })
    expect(found.serie?.exclusions).toEqual(['2027-10-19'])
  })

  it.each<[string, string, Partial<SerieInput>, string, RegExp]>([
    ['no end', 'FREQ=WEEKLY;BYDAY=TU', {}, 'regle', /quand la série se termine/],
    ['10 000 dates', 'FREQ=DAILY;COUNT=10000', {}, 'regle', /200\u00a0dates au plus/],
    ['too many by their days', 'FREQ=DAILY;UNTIL=20280601', {}, 'regle', /200\u00a0dates au plus/],
    ['an end far away', 'FREQ=WEEKLY;UNTIL=20370101', {}, 'regle', /18\u00a0mois/],
    ['too many weeks', 'FREQ=WEEKLY;COUNT=100', {}, 'regle', /18\u00a0mois/],
    ['an end before', 'FREQ=WEEKLY;UNTIL=20270101', {}, 'regle', /avant de commencer/],
    [
      'a first day of no series',
      'FREQ=WEEKLY;BYDAY=WE;COUNT=3',
      {},
      'jour',
      /choisissez un mercredi/,
    ],
    ['a first day of no month', 'FREQ=MONTHLY;BYDAY=2WE;COUNT=3', {}, 'jour', /premier jour/],
    ['nothing left', 'FREQ=WEEKLY;COUNT=1', { exclusions: ['2027-10-05'] }, 'exclusions', /aucune/],
    ['what no form makes', 'FREQ=HOURLY;COUNT=3', {}, 'regle', /ne se lit pas/],
    [
      'what never comes',
      'FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=31;COUNT=2',
      { jour: '2027-02-01' },
      'regle',
      /18\u00a0mois/,
    ],
    ['two ends', 'FREQ=WEEKLY;COUNT=3;UNTIL=20271020', {}, 'regle', /ne se lit pas/],
  ])('refuses %s', (_, regle, input, field, sentence) => {
    const { errors } = findSerieOf(regle, input)
    expect(Object.keys(errors ?? {})).toEqual([field])
    expect(Object.values(errors ?? {})[0]).toMatch(sentence)
  })

  it.each<[string, string, Partial<SerieInput>]>([
    ['tous les mardis à 19h', 'FREQ=WEEKLY;BYDAY=TU;COUNT=3', {}],
    [
      'tous les mardis à 19h, sauf le 12 octobre',
      'FREQ=WEEKLY;BYDAY=TU;COUNT=3',
      { exclusions: ['2027-10-12'] },
    ],
    ['tous les mardis et jeudis à 9h30', 'FREQ=WEEKLY;BYDAY=TU,TH;COUNT=3', { heure: '09:30' }],
    ['un mardi sur deux à 19h', 'FREQ=WEEKLY;INTERVAL=2;COUNT=3', {}],
    [
      'toutes les trois semaines, le mardi et le jeudi à 19h',
      'FREQ=WEEKLY;INTERVAL=3;BYDAY=TU,TH;COUNT=3',
      {},
    ],
    ['le premier mardi de chaque mois à 19h', 'FREQ=MONTHLY;BYDAY=1TU;COUNT=3', {}],
    ['le 5 tous les deux mois à 19h', 'FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=5;COUNT=3', {}],
    [
      'le 31 de chaque mois qui en a un à 19h',
      'FREQ=MONTHLY;BYMONTHDAY=31;COUNT=3',
      { jour: '2027-12-31' },
    ],
    ['le 29 février des années qui en ont un à 19h', 'FREQ=YEARLY;COUNT=2', { jour: '2028-02-29' }],
    ['tous les jours à 19h', 'FREQ=DAILY;COUNT=3', {}],
  ])('says « %s »', (mots, regle, input) => {
    expect(findSerieOf(regle, input).serie?.mots).toBe(mots)
  })
})

const jourArb = fc.integer({ min: 0, max: 4000 }).map((shift) => addDays('2026-01-01', shift))
const regleArb: fc.Arbitrary<Regle> = fc
  .record({
    frequence: fc.constantFrom('DAILY' as const, 'WEEKLY' as const, 'MONTHLY' as const),
    intervalle: fc.integer({ min: 1, max: 4 }),
    some: fc.subarray([...JOURS_REGLE], { minLength: 1 }),
    rang: fc.constantFrom(...RANGS, null),
    jour_du_mois: fc.constantFrom(null, 1, 15, 29, 30, 31, -1),
    fois: fc.integer({ min: 1, max: 40 }),
  })
  .map(({ frequence, intervalle, some, rang, jour_du_mois, fois }): Regle => {
    const none = { jours: [], rang: null, jour_du_mois: null }
    const base = { frequence, intervalle, fin: { fois } }
    if (frequence === 'WEEKLY') return { ...base, ...none, jours: some }
    if (frequence === 'DAILY') return { ...base, ...none }
    if (rang !== null) return { ...base, ...none, jours: some.slice(0, 1), rang }
    return { ...base, ...none, jour_du_mois }
  })

function isNamed(regle: Regle, first: string, day: string): boolean {
  const weekday = JOURS_REGLE[(getDayNumber(day) + 3) % 7]
  const number = Number(day.slice(8))
  const isLast = Number(addDays(day, 1).slice(8)) === 1
  if (regle.frequence === 'DAILY') {
    return (getDayNumber(day) - getDayNumber(first)) % regle.intervalle === 0
  }
  if (regle.frequence === 'WEEKLY') return regle.jours.some((jour) => jour === weekday)
  if (regle.rang !== null) {
    const isOfRank =
      regle.rang === -1
        ? addDays(day, 7).slice(0, 7) !== day.slice(0, 7)
        : Math.ceil(number / 7) === regle.rang
    return isOfRank && regle.jours[0] === weekday
  }
  if (regle.jour_du_mois === -1) return isLast
  return number === (regle.jour_du_mois ?? Number(first.slice(8)))
}

describe('any rule', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(regleArb, (regle) => {
        expect(parseRegle(writeRegle(regle))).toEqual(regle)
      }),
    )
  })

  it('gives days that obey it, sorted, once each, none excluded, at the same hour of Paris', () => {
    fc.assert(
      fc.property(
        regleArb,
        jourArb,
        fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 5 }),
        fc.constantFrom('06:30', '12:00', '19:00', '23:45'),
        (regle, jour, left, heure) => {
          const exclusions = left.map((shift) => addDays(jour, shift))
          const { serie, errors } = findSerieOf(writeRegle(regle), { jour, heure, exclusions })
          if (!serie) {
            expect(Object.keys(errors)).toHaveLength(1)
            return
          }
          const jours = serie.dates.map((date) => date.jour)
          expect(jours).toEqual([...new Set(jours)].toSorted())
          expect(jours.filter((day) => exclusions.includes(day))).toEqual([])
          expect(jours.filter((day) => !isNamed(regle, jour, day))).toEqual([])
          expect(new Set(serie.dates.map(({ debut }) => parisTime(debut)))).toEqual(
            new Set([heure]),
          )
          expect(jours.length).toBeLessThanOrEqual(MAX_DATES)
          expect((jours.at(-1) ?? jour) <= addMonths(jour, 18)).toBe(true)
        },
      ),
    )
  })
})
