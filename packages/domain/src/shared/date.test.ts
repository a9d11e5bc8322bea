import { describe, expect, it } from 'vitest'
import {
  deDateRange,
  formatDate,
  formatDateLongue,
  formatDateRange,
  formatDateRangePhrase,
  formatHeure,
  formatMois,
  joursAvant,
} from './date.ts'

it.each([
  ['2027-04-12', 'lun. 12 avr. 2027', 'lundi 12 avril 2027'],
  ['2027-01-01', 'ven. 1er janv. 2027', 'vendredi 1er janvier 2027'],
  ['2028-02-29', 'mar. 29 févr. 2028', 'mardi 29 février 2028'],
  ['2026-08-15', 'sam. 15 août 2026', 'samedi 15 août 2026'],
  ['1969-12-31', 'mer. 31 déc. 1969', 'mercredi 31 décembre 1969'],
])('%s', (date, short, long) => {
  expect(formatDate(date)).toBe(short)
  expect(formatDateLongue(date)).toBe(long)
})

describe('formatDateRange (produit 6.1)', () => {
  it.each([
    ['2027-08-28', '2027-08-29', 'sam. 28 et dim. 29 août 2027'],
    ['2027-08-01', '2027-08-02', 'dim. 1er et lun. 2 août 2027'],
    ['2027-08-31', '2027-09-01', 'mar. 31 août et mer. 1er sept. 2027'],
    ['2027-10-16', '2027-10-18', 'du sam. 16 au lun. 18 oct. 2027'],
    ['2027-08-30', '2027-09-01', 'du lun. 30 août au mer. 1er sept. 2027'],
    ['2026-12-31', '2027-01-01', 'jeu. 31 déc. 2026 et ven. 1er janv. 2027'],
    ['2026-12-31', '2027-01-02', 'du jeu. 31 déc. 2026 au sam. 2 janv. 2027'],
    ['2027-04-12', '2027-04-12', 'lun. 12 avr. 2027'],
    ['2027-04-12', null, 'lun. 12 avr. 2027'],
  ])('%s to %s', (debut, fin, expected) => {
    expect(formatDateRange(debut, fin)).toBe(expected)
  })
})

it.each([
  ['2027-08-28', null, 'le sam. 28 août 2027'],
  ['2027-08-28', '2027-08-29', 'les sam. 28 et dim. 29 août 2027'],
  ['2027-10-16', '2027-10-18', 'du sam. 16 au lun. 18 oct. 2027'],
])('a date range inside a sentence has its article: %s to %s', (debut, fin, expected) => {
  expect(formatDateRangePhrase(debut, fin)).toBe(expected)
})

it.each([
  ['2027-04', 'avril 2027'],
  ['2026-12', 'décembre 2026'],
])('the month %s is formatted', (mois, expected) => {
  expect(formatMois(mois)).toBe(expected)
})

it.each(['2027-13', '2027', 'avril'])('refuses the month %s', (mois) => {
  expect(() => formatMois(mois)).toThrow(RangeError)
})

it.each([
  ['09:30', '9h30'],
  ['09:00', '9h'],
  ['00:05', '0h05'],
  ['10:00:00', '10h'],
])('the time %s is formatted', (time, expected) => {
  expect(formatHeure(time)).toBe(expected)
})

it.each([
  ['2027-04-12', 'aujourd’hui'],
  ['2027-04-13', 'demain'],
  ['2027-04-24', 'dans 12\u00a0jours'],
  ['2027-04-11', 'hier'],
  ['2027-04-09', 'il y a 3\u00a0jours'],
])('the day %s, seen at 00:30 in Paris on 12 April, is %s', (date, expected) => {
  expect(joursAvant(date, new Date('2027-04-11T22:30:00Z'))).toBe(expected)
})

it.each([
  ['2027-08-28', null, 'du sam. 28 août 2027'],
  ['2027-08-28', '2027-08-29', 'des sam. 28 et dim. 29 août 2027'],
  ['2027-10-16', '2027-10-18', 'du sam. 16 au lun. 18 oct. 2027'],
])('a date range after « de » is contracted: %s to %s', (debut, fin, expected) => {
  expect(deDateRange(debut, fin)).toBe(expected)
})
