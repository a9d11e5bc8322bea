import { expect, test } from 'vitest'
import { exampleCourse, exampleEdition, exampleEpreuve } from './course-example.ts'
import {
  chooseEdition,
  editionPath,
  findEpreuve,
  findResultsPath,
  isEditionCancelled,
  listEditions,
} from './edition-choice.ts'

const far = exampleEdition({ id: 11, date_debut: '2027-11-28' })
const next = exampleEdition({ id: 10 })
const past = exampleEdition({ id: 9, is_past: true, epreuves: [exampleEpreuve({ id: 90 })] })
const course = exampleCourse({
  editions_next: [far, next],
  editions_prev: [past],
  edition_defaut_id: 10,
})

test.each([
  ['nothing', null, 10],
  ['an empty value', '', 10],
  ['the default edition', '10', 10],
  ['the edition after', '11', 11],
  ['a past edition', '9', 9],
  ['an edition of another race', '4000', 10],
  ['a year', '2027', 10],
  ['something else', '<script>', 10],
])('the edition is chosen from the URL with %s', (_, asked, id) => {
  expect(chooseEdition(course, asked)?.id).toBe(id)
})

test('a race without editions has none to choose', () => {
  const empty = exampleCourse({ editions_next: [], editions_prev: [], edition_defaut_id: null })
  expect(chooseEdition(empty, '10')).toBeNull()
})

test('editions are listed newest first', () => {
  expect(listEditions(course).map(({ id }) => id)).toEqual([11, 10, 9])
})

test('only editions other than the default one need a parameter', () => {
  expect(editionPath(course, next)).toBe('/courses/marathon-de-la-rochelle')
  expect(editionPath(course, past)).toBe('/courses/marathon-de-la-rochelle?edition=9')
})

test('an épreuve is found with its edition, and only in its own race', () => {
  expect(findEpreuve(course, '90')).toEqual({ edition: past, epreuve: past.epreuves[0] })
  expect(findEpreuve(course, '91')).toBeNull()
  expect(findEpreuve(course, 'x')).toBeNull()
})

test.each([
  ['a published race', 'publiee', false, false, false],
  ['an edition cancelled by itself', 'publiee', true, false, true],
  ['a cancelled race', 'annulee', false, false, true],
  ['an edition that took place before the race was cancelled', 'annulee', false, true, false],
] as const)(
  'an edition counts as cancelled by its own state or its race: %s',
  (_, statut, annulee, is_past, isCancelled) => {
    const edition = exampleEdition({ annulee, is_past })
    expect(isEditionCancelled(exampleCourse({ statut }), edition)).toBe(isCancelled)
  },
)

test.each([
  [
    { id: 7, nb_resultats: 3, resultats_url: 'https://x.fr' },
    '/courses/trail/epreuves/7/resultats',
  ],
  [{ id: 7, nb_resultats: 0, resultats_url: 'https://x.fr' }, 'https://x.fr'],
  [{ id: 7, nb_resultats: 0, resultats_url: null }, null],
])('the results of %o are at %s', (epreuve, expected) => {
  expect(findResultsPath({ slug: 'trail' }, epreuve)).toBe(expected)
})
