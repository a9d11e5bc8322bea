import { expect, test } from 'vitest'
import { exampleCourse, exampleEdition, exampleEpreuve } from './course-example.ts'
import { courseDescription, courseTitle } from './course-summary.ts'

/** Shows non-breaking spaces as `_`. */
const seen = (text: string) => text.replaceAll('\u00a0', '_')

const edition = exampleEdition({
  epreuves: [
    exampleEpreuve(),
    exampleEpreuve({ distance: 10_000 }),
    exampleEpreuve({ distance: 42_195, type: 'relais' }),
    exampleEpreuve({ distance: null }),
  ],
})

test.each([
  [
    'a day',
    exampleCourse(),
    edition,
    'Marathon de La Rochelle_: dim. 29 nov. 2026, La Rochelle (17)',
  ],
  [
    'several days',
    exampleCourse(),
    exampleEdition({ editions_fin: '2026-11-30' }),
    'Marathon de La Rochelle_: dim. 29 et lun. 30 nov. 2026, La Rochelle (17)',
  ],
  ['no edition', exampleCourse(), null, 'Marathon de La Rochelle_: La Rochelle (17)'],
  [
    'no place',
    exampleCourse({ ville: null, departement: null }),
    edition,
    'Marathon de La Rochelle_: dim. 29 nov. 2026',
  ],
  ['neither', exampleCourse({ ville: null, departement: null }), null, 'Marathon de La Rochelle'],
])('the page title of a race has %s', (_, course, chosen, title) => {
  expect(seen(courseTitle(course, chosen))).toBe(title)
})

test('the description gives place, date, distances and registration state', () => {
  expect(seen(courseDescription(exampleCourse(), edition))).toBe(
    'Marathon de La Rochelle, le dimanche 29 novembre 2026 à La Rochelle (Charente-Maritime). ' +
      'Au programme_: 42,20_km et 10,00_km. Inscriptions ouvertes, dès 24_€.',
  )
})

test.each([
  ['cancelled', { annulee: true }, 'Annulée.'],
  ['past', { is_past: true }, 'Résultats et parcours.'],
  ['free', { prix_min: 0 }, 'Inscriptions ouvertes, gratuit.'],
  ['without registration', { inscription: null }, 'Dès 24_€.'],
  ['of which nothing is known', { inscription: null, prix_min: null, epreuves: [] }, '(Paris).'],
] as const)('the description of an edition that is %s says so', (_, input, end) => {
  const course = exampleCourse({ ville: 'Lutèce', departement: '75' })
  const text = courseDescription(course, exampleEdition({ ...input, epreuves: [] }))
  expect(seen(text).endsWith(end)).toBe(true)
})

test('several days are written as one period', () => {
  const weekend = exampleEdition({ editions_fin: '2026-11-30' })
  expect(courseDescription(exampleCourse(), weekend)).toContain(
    'les dim. 29 et lun. 30 nov. 2026 à La Rochelle',
  )
})

test('a town with the name of its département is written once', () => {
  const paris = exampleCourse({ ville: 'Paris', departement: '75' })
  expect(courseDescription(paris, edition)).toContain('à Paris.')
})
