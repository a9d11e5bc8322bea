import { expect, it } from 'vitest'
import { exampleCourse } from './course-example.ts'
import { listCourseParts } from './course-parts.ts'
import { findDefaultEdition } from './edition-choice.ts'

const ids = (...of: Parameters<typeof listCourseParts>) =>
  listCourseParts(...of).map(({ id }) => id)

it('the sections of the page are listed in their order', () => {
  const course = exampleCourse({ actualites: [], pratique: {}, position: null, editions_prev: [] })
  expect(ids(course, null)).toEqual(['presentation'])
  const edition = findDefaultEdition(course)
  expect(ids(course, edition)).toContain('epreuves')
  expect(ids({ ...course, position: [1, 2] }, edition).at(-1)).toBe('lieu')
  expect(ids({ ...course, pratique: { acces: 'Par le pont.' } }, edition)).toContain('pratique')
})

it('the section of aid stations is listed only while an épreuve with points takes place', () => {
  const course = exampleCourse()
  const edition = findDefaultEdition(course)
  const [first] = edition?.epreuves ?? []
  if (!edition || !first) throw new Error('The example has an épreuve.')
  const point = { id: 1, type: 'eau', km: 5, nom: null } as (typeof first.points)[number]
  const run = (annulee: boolean) => ({
    ...edition,
    epreuves: [{ ...first, annulee, points: [point] }],
  })
  expect(ids(course, run(false))).toContain('parcours')
  expect(ids(course, run(true))).not.toContain('parcours')
})
