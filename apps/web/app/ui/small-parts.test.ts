import { describe, expect, it } from 'vitest'
import { countdownText, daysUntil, daysUntilSpan } from './days-until.ts'
import { initials } from './initials.ts'
import { pageWindow } from './page-window.ts'
import { priceText } from './price-text.ts'
import { nextTabIndex } from './tab-keys.ts'

describe('the initials', () => {
  it.each([
    ['Léa Petit-Jean', 'LP'],
    ['  karim ', 'K'],
    ['élodie de la Tour', 'ÉT'],
    ['🏔️ Samir 🏃', 'S'],
    ['🏔️ 🏃', '🏔️🏃'],
    ['e\u0301lodie', 'E\u0301'],
    ['', ''],
  ])('of %s are %s', (name, expected) => expect(initials(name)).toBe(expected))
})

describe('the price text', () => {
  it.each([
    [0, 'Gratuit'],
    [2500, '25\u00a0€'],
    [2550, '25,50\u00a0€'],
    [123400, '1\u202f234\u00a0€'],
  ])('of %i cents is %s', (cents, expected) => expect(priceText(cents)).toBe(expected))
})

describe('the days until a date, counted in Paris', () => {
  it.each([
    ['2026-06-20T08:00:00+02:00', '2026-06-20T23:30:00+02:00', 0],
    ['2026-06-20T08:00:00+02:00', '2026-06-19T23:59:00+02:00', 1],
    ['2026-06-20T00:30:00+02:00', '2026-06-19T22:00:00Z', 0],
    ['2026-03-30T09:00:00+02:00', '2026-03-28T09:00:00+01:00', 2],
    ['2026-06-18', '2026-06-20T12:00:00Z', -2],
  ])('to %s seen from %s are %i', (date, now, expected) =>
    expect(daysUntil(date, new Date(now))).toBe(expected),
  )

  it.each([
    ['2026-06-19', 1],
    ['2026-06-20', 0],
    ['2026-06-21', 0],
    ['2026-06-22', -2],
  ])('a race of June 20 and 21 seen on %s is %i', (day, expected) =>
    expect(daysUntilSpan('2026-06-20', '2026-06-21', new Date(`${day}T12:00:00Z`))).toBe(expected),
  )

  it.each([
    [0, 'Aujourd’hui'],
    [1, 'Demain'],
    [-1, 'Hier'],
    [12, 'Dans 12\u00a0jours'],
    [-3, 'Il y a 3\u00a0jours'],
  ])('numbering %i read %s', (days, expected) => expect(countdownText(days)).toBe(expected))
})

describe('the page window', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [5, 9, [1, 'gap-before', 4, 5, 6, 'gap-after', 9]],
    [3, 9, [1, 2, 3, 4, 'gap-after', 9]],
    [4, 9, [1, 2, 3, 4, 5, 'gap-after', 9]],
    [9, 9, [1, 'gap-before', 8, 9]],
  ])('is right for page %i of %i', (page, pages, expected) =>
    expect(pageWindow(page, pages)).toEqual(expected),
  )
})

describe('the next tab', () => {
  it.each([
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Enter', 1, undefined],
  ])('after %s from %i is %s', (key, current, expected) =>
    expect(nextTabIndex(key, current, 3)).toBe(expected),
  )
})
