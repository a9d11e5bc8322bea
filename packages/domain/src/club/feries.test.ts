import { describe, expect, it } from 'vitest'
import { findFerie, getPaques, listFeries } from './feries.ts'

describe('getPaques', () => {
  it.each([
    [1999, '1999-04-04'],
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    // The two exceptions of the Gregorian computus; then the earliest and latest possible dates.
    [1954, '1954-04-18'],
    [1981, '1981-04-19'],
    [1818, '1818-03-22'],
    [1943, '1943-04-25'],
    [2100, '2100-03-28'],
    [2285, '2285-03-22'],
    [2299, '2299-04-16'],
    [2400, '2400-04-16'],
  ])('in %d it is %s', (year, jour) => expect(getPaques(year)).toBe(jour))
})

describe('holidays', () => {
  it('are eleven a year, thirteen in Alsace and Moselle', () => {
    expect(listFeries(2027, '75')).toHaveLength(11)
    expect(listFeries(2027, '67')).toHaveLength(13)
    expect(listFeries(2027, '974')).toHaveLength(12)
  })

  it.each(['38', '67', '971'])('are listed in the order of the year in %s', (departement) => {
    const days = listFeries(2027, departement).map(({ jour }) => jour)
    expect(days).toEqual(days.toSorted())
  })

  it.each([
    ['2027-01-01', '38', 'Jour de l’An'],
    ['2027-03-26', '57', 'Vendredi saint'],
    ['2027-03-26', '38', null],
    ['2027-03-29', '38', 'Lundi de Pâques'],
    ['2027-05-01', '38', 'Fête du Travail'],
    ['2027-05-08', '38', 'Victoire 1945'],
    ['2027-05-06', '38', 'Ascension'],
    ['2027-05-17', null, 'Lundi de Pentecôte'],
    ['2027-12-26', '68', 'Saint-Étienne'],
    ['2027-12-26', '38', null],
    ['2027-05-22', '972', 'Abolition de l’esclavage'],
    ['2027-07-14', '38', 'Fête nationale'],
    ['2027-08-15', '38', 'Assomption'],
    ['2027-11-01', '38', 'Toussaint'],
    ['2027-11-11', '38', 'Armistice 1918'],
    ['2027-12-25', '38', 'Noël'],
    ['2027-12-20', '974', 'Abolition de l’esclavage'],
    ['2027-12-20', '38', null],
    ['2027-07-13', '38', null],
  ])('%s in %s is %s', (jour, departement, nom) => expect(findFerie(jour, departement)).toBe(nom))
})
