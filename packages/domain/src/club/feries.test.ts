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
  ])('in %d it is %s', (year, jour) => expect(getPaques(year)).toBe(jour))
})

describe('holidays', () => {
  it('are eleven, thirteen in Alsace and Moselle', () => {
    expect(listFeries(2027, '75')).toHaveLength(11)
    expect(listFeries(2027, '67')).toHaveLength(13)
    expect(listFeries(2027, '974')).toHaveLength(12)
  })

  it.each([
    ['2027-05-06', '38', 'Ascension'],
    ['2027-05-17', null, 'Lundi de Pentecôte'],
    ['2027-12-26', '68', 'Saint-Étienne'],
    ['2027-12-26', '38', null],
    ['2027-05-22', '972', 'Abolition de l’esclavage'],
  ])('%s in %s is %s', (jour, departement, nom) => expect(findFerie(jour, departement)).toBe(nom))
})
