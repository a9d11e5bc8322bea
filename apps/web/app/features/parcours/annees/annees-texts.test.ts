import { SOMME_VIDE } from '@foulee/domain/parcours/annees'
import { describe, expect, it } from 'vitest'
import {
  describeSerie,
  formatChange,
  formatRate,
  formatSomme,
  listWeekBars,
  listYearBars,
} from './annees-texts.ts'
import { readAnnees } from './annees-url.ts'

describe('sums in words', () => {
  it.each([
    ['nothing', SOMME_VIDE, '0\u00a0m\u00a0D+'],
    ['all known', { ...SOMME_VIDE, nb: 2, denivele: 420 }, '420\u00a0m\u00a0D+'],
    [
      'one unknown',
      { ...SOMME_VIDE, nb: 2, denivele: 420, sans_denivele: 1 },
      'au moins 420\u00a0m\u00a0D+',
    ],
    ['all unknown', { ...SOMME_VIDE, nb: 2, sans_denivele: 2 }, 'inconnu'],
  ])('%s', (_label, somme, text) => {
    expect(formatSomme('denivele', somme)).toBe(text)
  })

  it.each([
    [120, 100, '+20\u00a0%'],
    [80, 100, '\u221220\u00a0%'],
    [100, 100, '0\u00a0%'],
    [100, 0, null],
  ])('%d after %d is %s', (now, before, text) => {
    expect(formatChange(now, before)).toBe(text)
  })
})

describe('streaks in words', () => {
  it('one that lasts and is the longest is told once', () => {
    const serie = { semaines: 3, du: '2026-02-16' }
    expect(describeSerie({ actuelle: serie, plus_longue: serie })).toBe(
      '3\u00a0semaines de suite avec une sortie.',
    )
  })

  it('a broken one leaves the longest', () => {
    expect(describeSerie({ actuelle: null, plus_longue: { semaines: 1, du: '2026-02-16' } })).toBe(
      'Votre plus longue suite\u00a0: 1\u00a0semaine, à partir du lundi 16 février 2026.',
    )
  })
})

it('all weeks of a year are drawn, from the one that holds 1 January', () => {
  const bars = listWeekBars({
    annee: 2026,
    semaines: [{ ...SOMME_VIDE, du: '2026-01-05', nb: 1 }],
  } as never)
  expect([bars.length, bars[0]?.cle, bars.at(-1)?.cle]).toEqual([53, '2025-12-29', '2026-12-28'])
  expect(bars[1]?.somme.nb).toBe(1)
  expect(bars.map(({ court }) => court).join('')).toBe('JFMAMJJASOND')
})

it('a year without an outing stands between two that have some', () => {
  const annees = [2026, 2023].map((annee) => ({ ...SOMME_VIDE, annee, nb: 1 }))
  const bars = listYearBars({ annees } as never)
  expect(bars.map(({ nom, somme }) => [nom, somme.nb])).toEqual([
    ['2023', 1],
    ['2024', 0],
    ['2025', 0],
    ['2026', 1],
  ])
})

it('a climb has its rate by the hour', () => {
  const climb = { mesure: 500, secondes: 1800 } as never
  expect(formatRate('montee', climb)).toBe('1\u202f000\u00a0m/h')
})

it('an address that is no year or family is left out', () => {
  expect(readAnnees(new URLSearchParams('annee=20x6&famille=toString'))).toEqual({
    annee: null,
    famille: null,
  })
})
