import { describe, expect, it } from 'vitest'
import { formatFin, formatSerieDates, getJoursRegle, parseRegle, writeRegle } from './regle.ts'

const read = (text: string) => {
  const regle = parseRegle(text)
  if (!regle) throw new Error(`« ${text} » is no rule.`)
  return regle
}

describe('the text of a rule', () => {
  it.each([
    'FREQ=DAILY',
    'FREQ=DAILY;INTERVAL=52',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU;COUNT=10',
    'FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20271231',
    'FREQ=MONTHLY;BYDAY=4MO',
    'FREQ=MONTHLY;BYMONTHDAY=31',
    'FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=999999',
    'FREQ=YEARLY;COUNT=1',
  ])('%s is read, and written the same', (text) => {
    expect(writeRegle(read(text))).toBe(text)
  })

  it.each([
    ['FREQ=WEEKLY;BYDAY=SU,MO', 'FREQ=WEEKLY;BYDAY=MO,SU'],
    ['INTERVAL=1;FREQ=WEEKLY', 'FREQ=WEEKLY'],
    ['FREQ=DAILY;COUNT=010', 'FREQ=DAILY;COUNT=10'],
    ['FREQ=DAILY;UNTIL=20270630T215959Z', 'FREQ=DAILY;UNTIL=20270630'],
    ['FREQ=DAILY;UNTIL=20270630T215959', 'FREQ=DAILY;UNTIL=20270630'],
  ])('%s means %s', (text, written) => {
    expect(writeRegle(read(text))).toBe(written)
  })

  it.each([
    ['nothing', ''],
    ['no frequency', 'INTERVAL=2'],
    ['another frequency', 'FREQ=HOURLY'],
    ['a part without a value', 'FREQ=DAILY;COUNT='],
    ['a part with two values', 'FREQ=DAILY;COUNT=3=4'],
    ['an unknown part', 'FREQ=DAILY;BYHOUR=3'],
    ['a part twice', 'FREQ=DAILY;COUNT=3;COUNT=3'],
    ['an interval of nothing', 'FREQ=DAILY;INTERVAL=0'],
    ['an interval of more than a year', 'FREQ=DAILY;INTERVAL=53'],
    ['an interval that is no number', 'FREQ=DAILY;INTERVAL=2.5'],
    ['no times', 'FREQ=DAILY;COUNT=0'],
    ['times in words', 'FREQ=DAILY;COUNT=3x'],
    ['times behind words', 'FREQ=DAILY;COUNT=x3'],
    ['too many figures', 'FREQ=DAILY;COUNT=1000000'],
    ['two ends', 'FREQ=DAILY;COUNT=3;UNTIL=20270630'],
    ['an end on no day', 'FREQ=DAILY;UNTIL=20270230'],
    ['an end with half an hour', 'FREQ=DAILY;UNTIL=20270630T21'],
    ['an end with no hour', 'FREQ=DAILY;UNTIL=20270630Tabcdef'],
    ['an end with something before', 'FREQ=DAILY;UNTIL=120270630'],
    ['an end with something behind', 'FREQ=DAILY;UNTIL=20270630x'],
    ['an unknown day', 'FREQ=WEEKLY;BYDAY=MO,XX'],
    ['a day of the week and one of the month', 'FREQ=MONTHLY;BYDAY=1MO;BYMONTHDAY=3'],
    ['a day of a day', 'FREQ=DAILY;BYDAY=MO'],
    ['a day of a year', 'FREQ=YEARLY;BYMONTHDAY=3'],
    ['a ranked day of a week', 'FREQ=WEEKLY;BYDAY=1MO'],
    ['a day of a month without a rank', 'FREQ=MONTHLY;BYDAY=MO'],
    ['the fifth of a month', 'FREQ=MONTHLY;BYDAY=5MO'],
    ['an unknown day of a month', 'FREQ=MONTHLY;BYDAY=1XX'],
    ['two days of a month', 'FREQ=MONTHLY;BYDAY=1MO,1TU'],
    ['a rank with something before', 'FREQ=MONTHLY;BYDAY=11MO'],
    ['the 32nd', 'FREQ=MONTHLY;BYMONTHDAY=32'],
    ['the day before the last', 'FREQ=MONTHLY;BYMONTHDAY=-2'],
  ])('with %s is none that the form makes: %s', (_, text) => {
    expect(parseRegle(text)).toBeNull()
  })
})

describe('a series in words', () => {
  const formatRule = (text: string, jour = '2027-10-05', exclusions: string[] = []) =>
    formatSerieDates({ jour, heure: null, regle: read(text), exclusions }).replaceAll('\u00a0', ' ')

  it.each<[string, string, string?, string[]?]>([
    ['tous les jours', 'FREQ=DAILY'],
    ['tous les trois jours', 'FREQ=DAILY;INTERVAL=3'],
    ['tous les 12 jours', 'FREQ=DAILY;INTERVAL=12'],
    ['tous les mardis', 'FREQ=WEEKLY'],
    ['tous les jours', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU'],
    ['tous les lundis, mardis et dimanches', 'FREQ=WEEKLY;BYDAY=MO,TU,SU'],
    ['un mardi sur deux', 'FREQ=WEEKLY;INTERVAL=2'],
    ['toutes les deux semaines, le mardi et le jeudi', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH'],
    ['toutes les trois semaines, le mardi', 'FREQ=WEEKLY;INTERVAL=3'],
    ['le deuxième mardi de chaque mois', 'FREQ=MONTHLY;BYDAY=2TU'],
    ['le dernier dimanche tous les deux mois', 'FREQ=MONTHLY;INTERVAL=2;BYDAY=-1SU'],
    ['le deuxième samedi de chaque mois', 'FREQ=MONTHLY;BYDAY=2SA', '2027-10-30'],
    ['le 5 de chaque mois', 'FREQ=MONTHLY'],
    ['le 1er de chaque mois', 'FREQ=MONTHLY', '2027-10-01'],
    ['le 28 de chaque mois', 'FREQ=MONTHLY;BYMONTHDAY=28'],
    ['le 29 de chaque mois qui en a un', 'FREQ=MONTHLY;BYMONTHDAY=29'],
    ['le 31 tous les deux mois', 'FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=31'],
    ['le dernier jour de chaque mois', 'FREQ=MONTHLY;BYMONTHDAY=-1', '2027-10-31'],
    ['chaque 5 octobre', 'FREQ=YEARLY'],
    ['chaque 1er octobre', 'FREQ=YEARLY', '2027-10-01'],
    ['le 5 octobre, tous les deux ans', 'FREQ=YEARLY;INTERVAL=2'],
    ['le 29 février des années qui en ont un', 'FREQ=YEARLY', '2028-02-29'],
    ['tous les jours, sauf le 6 octobre', 'FREQ=DAILY', undefined, ['2027-10-06']],
    [
      'tous les jours, sauf le 6 octobre, le 1er novembre et le 2 janvier 2028',
      'FREQ=DAILY',
      undefined,
      ['2027-10-06', '2027-11-01', '2028-01-02'],
    ],
    [
      'tous les jours, sauf le 6 octobre, le 7 octobre, le 8 octobre et le 9 octobre',
      'FREQ=DAILY',
      undefined,
      ['2027-10-06', '2027-10-07', '2027-10-08', '2027-10-09'],
    ],
    [
      'tous les jours, sauf 5 dates',
      'FREQ=DAILY',
      undefined,
      ['2027-10-06', '2027-10-07', '2027-10-08', '2027-10-09', '2027-10-10'],
    ],
  ])('is « %s » for %s from %s, without %j', (words, text, jour, exclusions) => {
    expect(formatRule(text, jour, exclusions)).toBe(words)
  })

  it.each([
    ['FREQ=DAILY', ''],
    ['FREQ=DAILY;COUNT=10', '10 fois'],
    ['FREQ=DAILY;UNTIL=20270630', 'jusqu’au 30 juin 2027'],
    ['FREQ=DAILY;UNTIL=20280101', 'jusqu’au 1er janvier 2028'],
  ])('%s ends « %s »', (text, words) => {
    expect(formatFin(read(text)).replaceAll('\u00a0', ' ')).toBe(words)
  })

  it.each([
    ['2027-10-04', 'MO'],
    ['2027-10-10', 'SU'],
  ])('without a day is of that of its first date: %s is %s', (jour, expected) => {
    expect(getJoursRegle(read('FREQ=WEEKLY'), jour)).toEqual([expected])
  })
})
