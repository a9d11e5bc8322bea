import type { Course, Edition } from '@foulee/contract/courses/courses'
import { expect, it } from 'vitest'
import { exampleCourse, exampleEdition } from './course-example.ts'
import { findOthersReason } from './course-others.ts'

const reason = (edition: Partial<Edition> | null, course: Partial<Course> = {}) => {
  const one = edition && exampleEdition(edition)
  return findOthersReason(
    exampleCourse({
      editions_next: one && !one.is_past ? [one] : [],
      editions_prev: one?.is_past ? [one] : [],
      edition_defaut_id: one?.id ?? null,
      ...course,
    }),
  )
}

it.each([
  ['a race to come', {}, {}, null],
  ['one that is full', { inscription: 'complete' }, {}, 'complete'],
  ['one whose registrations have closed', { inscription: 'close' }, {}, 'close'],
  ['one that keeps a waiting list', { inscription: 'liste_attente' }, {}, null],
  ['one whose edition is cancelled', { annulee: true }, {}, 'annulee'],
  ['one that is cancelled whole', {}, { statut: 'annulee' }, 'annulee'],
  ['one whose registrations are not open yet', { inscription: 'a_venir' }, {}, null],
  ['one whose registrations nobody announced', { inscription: null }, {}, null],
  ['one that is over', { is_past: true, inscription: null }, {}, 'passee'],
  ['a draft', { annulee: true }, { statut: 'non_publiee' }, null],
  ['one without a date', null, {}, null],
] as const)('the reason to suggest other races beside %s is %s', (_, edition, course, expected) => {
  expect(reason(edition, course)).toBe(expected)
})
