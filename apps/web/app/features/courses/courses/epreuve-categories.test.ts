import { expect, test } from 'vitest'
import { exampleEpreuve } from './course-example.ts'
import { findYoungCategories } from './epreuve-categories.ts'

const allowed = (input: Parameters<typeof exampleEpreuve>[0], date = '2026-11-29') =>
  findYoungCategories(exampleEpreuve(input), date)
    ?.rows.filter(({ isAllowed }) => isAllowed)
    .map(({ categorie }) => categorie)

test.each([
  ['10 km on the road', { distance: 10_000 }, ['CA', 'JU', 'ES']],
  ['15 km, the limit itself', { distance: 15_000 }, ['CA', 'JU', 'ES']],
  ['a marathon', { distance: 42_195 }, ['ES']],
  ['3 km', { distance: 3_000 }, ['BE', 'MI', 'CA', 'JU', 'ES']],
  [
    '12 km of trail, 18 km of effort',
    { type: 'trail' as const, distance: 12_000, km_effort: 18 },
    ['JU', 'ES'],
  ],
  [
    'a trail of unknown effort',
    { type: 'trail' as const, distance: 12_000, km_effort: null },
    ['CA', 'JU', 'ES'],
  ],
])('the young categories follow the limits of the FFA: %s', (_, input, categories) => {
  expect(allowed(input)).toEqual(categories)
})

test.each([
  ['a walk', { type: 'marche' as const }],
  ['a triathlon', { type: 'triathlon' as const }],
  ['an unknown length', { distance: null }],
  ['adults only', { age_min: 20 }],
  ['so short that everybody may run', { distance: 1_500 }],
])('the limits of the FFA do not apply to %s', (_, input) => {
  expect(allowed(input)).toBeUndefined()
})

test('birth years follow the season of the day', () => {
  const found = findYoungCategories(exampleEpreuve({ distance: 10_000 }), '2026-11-29')
  expect(found?.saison).toBe(2027)
  expect(found?.rows.at(-1)).toMatchObject({
    label: 'Espoirs et plus',
    naissances: { depuis: 2005, jusque: 2007 },
  })
  expect(found?.rows[0]).toMatchObject({
    categorie: 'PO',
    naissances: { depuis: 2016, jusque: 2017 },
  })
})
