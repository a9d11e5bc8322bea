import { describe, expect, it } from 'vitest'
import { guessType } from '#features/courses/imports/guess-type.ts'
import { decideUnite, parseDistance } from '#features/courses/imports/read-distance.ts'
import { findPays } from './pays.ts'
import * as read from './read-values.ts'

describe('parseDay', () => {
  it.each([
    ['2021-09-03', '2021-09-03'],
    ['2021-9-3', '2021-09-03'],
    ['2021-09-03T19:00:00Z', '2021-09-03'],
    ['03/09/2021', '2021-09-03'],
    ['3.9.21', '2021-09-03'],
    ['12 avril 2027', '2027-04-12'],
    ['dim. 1er août 2027', '2027-08-01'],
    ['3 juin 2027', '2027-06-03'],
    ['3 juil. 2027', '2027-07-03'],
    ['5 March 2027', '2027-03-05'],
    ['9/25/2021', null],
    ['30/02/2021', null],
    ['2021', null],
    ['12/04/1492', null],
    ['bientôt', null],
  ])('parses the day %s or rejects it', (text, expected) => {
    expect(read.parseDay(text)).toBe(expected)
  })
})

describe('parseTime', () => {
  it.each([
    ['19:00:00', '19:00'],
    ['9h30', '09:30'],
    ['9h', '09:00'],
    ['9 h 05', '09:05'],
    ['6:30 PM', '18:30'],
    ['12:15 am', '00:15'],
    ['24:00', null],
    ['10:75', null],
    ['matin', null],
    ['9', null],
  ])('parses the time %s or rejects it', (text, expected) => {
    expect(read.parseTime(text)).toBe(expected)
  })
})

describe('parsePrix', () => {
  it.each([
    ['25', 2500],
    ['25,50 €', 2550],
    ['€12.00', 1200],
    ['15 euros', 1500],
    ['Gratuit', 0],
    ['-5', null],
    ['25 / 30', null],
    ['99999', null],
  ])('parses the price %s or rejects it', (text, expected) => {
    expect(read.parsePrix(text)).toBe(expected)
  })
})

describe('parseClimb', () => {
  it.each([
    ['1200', 'positive', 1200],
    ['1 200 m D+', 'positive', 1200],
    ['1,200', 'positive', 1200],
    ['1.200 m', 'positive', 1200],
    ['750 mètres', 'positive', 750],
    ['-4520', 'any', 4520],
    ['-4520', 'positive', null],
    ['900000', 'positive', null],
    ['beaucoup', 'positive', null],
  ] as const)('parses the climb %s (%s) or rejects it', (text, sign, expected) => {
    expect(read.parseClimb(text, sign)).toBe(expected)
  })
})

describe('parseUrl', () => {
  it.each([
    ['https://exemple.fr/trail', 'https://exemple.fr/trail'],
    ['www.exemple.fr', 'https://www.exemple.fr/'],
    ['javascript:alert(1)', null],
    ['exemple', null],
  ])('parses the address %s or rejects it', (text, expected) => {
    expect(read.parseUrl(text)).toBe(expected)
  })
})

describe('cleanCell', () => {
  it.each([
    [' NA ', ''],
    ['-', ''],
    ['Trail\u0000 des\n  Crêtes\u200b', 'Trail des Crêtes'],
    ['Nantes', 'Nantes'],
  ])('cleans %j', (text, expected) => {
    expect(read.cleanCell(text)).toBe(expected)
  })
})

describe('distances', () => {
  it.each([
    [['166.9', '170.7', '0'], null, 'km', /ordre de grandeur/],
    [['10', '42195 m'], null, 'km', /ordre de grandeur/],
    [['42195', '21097', '10 km'], null, 'm', /ordre de grandeur/],
    [['10000', '5000'], 'km', 'km', /d’après son titre/],
    [['10 km', 'NA'], null, 'km', /de chaque ligne/],
    [[], null, 'km', /de chaque ligne/],
  ])('decides on a unit for %j, title %s → %s', (cells, announced, unite, raison) => {
    const decided = decideUnite(cells, announced)
    expect(decided.unite).toBe(unite)
    expect(decided.raison).toMatch(raison)
  })

  it.each([
    ['42,195', 'km', 42_195],
    ['42.195', 'km', 42_195],
    ['21097', 'm', 21_097],
    ['21 097 m', 'km', 21_097],
    ['10K', 'm', 10_000],
    ['100 miles', 'km', 160_934],
    ['0', 'km', 0],
    ['42195', 'km', null],
    ['-10', 'km', null],
    ['marathon', 'km', null],
    ['10 lieues', 'km', null],
  ])('reads %s in %s', (text, unite, expected) => {
    expect(parseDistance(text, unite)).toBe(expected)
  })
})

describe('findPays', () => {
  it.each([
    ['France', 'FR', null],
    ['fr', 'FR', null],
    ['Suisse', 'CH', null],
    ['Switzerland', 'CH', null],
    ['États-Unis', 'US', null],
    ['PA, United States', 'US', null],
    ['Georgia, United States', 'US', null],
    ['Hong Kong, China', 'HK', null],
    ['Czech Republic', 'CZ', null],
    ['Turkey', 'TR', null],
    ['UK', 'GB', null],
    ['La Réunion', 'FR', '974'],
    ['Guadeloupe', 'FR', '971'],
  ])('knows %s', (text, pays, departement) => {
    expect(findPays(text)).toEqual({ pays, departement })
  })

  it.each(['Syldavie', 'XX', 'ZZ', 'European Union', '', '123'])('rejects %s', (text) => {
    expect(findPays(text)).toBeNull()
  })
})

describe('guessType', () => {
  it.each([
    [{ typeText: 'Trail' }, 'trail'],
    [{ typeText: 'course sur route', noms: 'Trail urbain' }, 'route'],
    [{ typeText: 'relay' }, 'relais'],
    [{ typeText: 'solo', noms: 'Ultra-Trail du Mont-Blanc' }, 'trail'],
    [{ noms: 'Festatrail 20 km' }, 'trail'],
    [{ noms: 'Marathon de Paris' }, 'route'],
    [{ noms: 'Marathon du Mont-Blanc', distance: 42_000, denivele: 2780 }, 'trail'],
    [{ noms: 'Grand Raid 6666', distance: 164_800, denivele: 9849 }, 'trail'],
    [{ noms: 'Ekiden de Lyon' }, 'relais'],
    [{ noms: 'Cross du Figaro' }, 'cross'],
    [{ noms: '100 Mile', distance: 159_900, denivele: 100 }, 'autre'],
  ])('guesses from %j the type %s', (input, expected) => {
    const blank = { typeText: '', noms: '', distance: null, denivele: null }
    expect(guessType({ ...blank, ...input })).toBe(expected)
  })
})
