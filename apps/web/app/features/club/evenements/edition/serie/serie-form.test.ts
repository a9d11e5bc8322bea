import { describe, expect, it } from 'vitest'
import {
  formatRegle,
  formatRythme,
  getJourRegle,
  listRythmes,
  RYTHMES,
  readSerie,
  suggestEnd,
  writeSerie,
} from './serie-form.ts'

const JOUR = '2026-11-24'
const UNTIL = 'UNTIL=20270630'

describe('the rule of a series, as its form asks for it', () => {
  it.each([
    ['jour', `FREQ=DAILY;${UNTIL}`, 'Tous les jours'],
    ['semaine', `FREQ=WEEKLY;BYDAY=TU;${UNTIL}`, 'Tous les mardis'],
    ['semaine', `FREQ=WEEKLY;BYDAY=TU,TH;${UNTIL}`, 'Tous les mardis'],
    ['semaines-2', `FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;${UNTIL}`, 'Un mardi sur deux'],
    ['mois-rang', `FREQ=MONTHLY;BYDAY=4TU;${UNTIL}`, 'Le quatrième mardi de chaque mois'],
    ['mois-dernier', `FREQ=MONTHLY;BYDAY=-1TU;${UNTIL}`, 'Le dernier mardi de chaque mois'],
    ['mois-jour', `FREQ=MONTHLY;BYMONTHDAY=24;${UNTIL}`, 'Le 24 de chaque mois'],
    ['annee', 'FREQ=YEARLY;COUNT=3', 'Chaque 24 novembre'],
  ] as const)('the recurrence %s is parsed from %s and written back', (rythme, regle, said) => {
    const form = readSerie(regle, JOUR)
    expect(form.rythme).toBe(rythme)
    expect(writeSerie(form, JOUR)).toBe(regle)
    expect(formatRythme(rythme, form, JOUR)).toBe(said)
  })

  it('a rule without a weekday recurs on the weekday of its first date', () => {
    expect(readSerie(`FREQ=WEEKLY;${UNTIL}`, JOUR).rythme).toBe('semaine')
    expect(readSerie(`FREQ=MONTHLY;${UNTIL}`, JOUR).rythme).toBe('mois-jour')
  })

  it.each([`FREQ=MONTHLY;INTERVAL=2;BYDAY=1MO;${UNTIL}`, 'FREQ=HOURLY;COUNT=4'])(
    'a rule that the form cannot express is kept: %s',
    (regle) => {
      const form = readSerie(regle, JOUR)
      expect(form.rythme).toBe('autre')
      expect(writeSerie(form, JOUR)).toBe(regle)
    },
  )

  it('there is no rule for a single date, nor before the first day is known', () => {
    expect(readSerie(null, JOUR).rythme).toBe('')
    expect(writeSerie(readSerie(null, JOUR), JOUR)).toBe('')
    expect(writeSerie({ ...readSerie(null, null), rythme: 'semaine' }, '')).toBe('')
  })

  it('a rule without an end is written without one, and the server names the missing field', () => {
    const form = { ...readSerie(null, JOUR), rythme: 'semaine' as const, jusqu_au: '' }
    expect(writeSerie(form, JOUR)).toBe('FREQ=WEEKLY;BYDAY=TU')
    expect(writeSerie({ ...form, fin: 'fois', fois: '12' }, JOUR)).toMatch(/COUNT=12$/)
  })
})

describe('the rhythms that a first day allows', () => {
  it('« last weekday » and « last day » are offered for the last days of a month only', () => {
    expect(listRythmes(JOUR, '')).toEqual(
      RYTHMES.filter((rythme) => rythme !== 'mois-fin' && rythme !== 'autre'),
    )
    expect(listRythmes('2026-11-30', '')).toContain('mois-fin')
    expect(listRythmes('2026-11-30', '')).not.toContain('mois-rang')
    expect(listRythmes('2026-11-10', '')).not.toContain('mois-dernier')
  })

  it('only a single date and the stored rule are offered until the first day is known', () => {
    expect(listRythmes('', '')).toEqual([''])
    expect(listRythmes(JOUR, 'autre')).toContain('autre')
  })
})

it('a rule is shown in words with its end', () => {
  expect(formatRegle(`FREQ=WEEKLY;BYDAY=TU;${UNTIL}`, JOUR)).toBe(
    'Tous les mardis, jusqu’au 30 juin 2027',
  )
  expect(formatRegle('', JOUR)).toBe('Une seule fois')
})

it('the weekday of a date is the one of the calendar', () => {
  expect(['2026-11-23', '2026-11-24', '2026-11-29'].map(getJourRegle)).toEqual(['MO', 'TU', 'SU'])
  expect(suggestEnd('2026-11-30', 'semaine')).toBe('2027-02-28')
})
