import { expect, it } from 'vitest'
import { courseRelief } from './course-relief.ts'

it.each([
  [['trail'], '74', '2027-08-28', 'course.trail.alpes.ete'],
  [['route'], '75', '2027-04-11', 'course.route.plaine.printemps'],
  [['nature', 'trail'], '29', '2027-12-01', 'course.nature.littoral.hiver'],
  [['triathlon'], '63', '2027-10-03', 'course.triathlon.moyenne.automne'],
  [['trail'], null, undefined, 'course.trail.moyenne.-'],
  [[], '75', '2027-02-28', 'course.-.plaine.hiver'],
] as const)('a race of %s in %s on %s is drawn as %s', (types, departement, day, look) => {
  expect(courseRelief({ types: [...types], departement }, day)).toEqual({ look })
})

it('the profile of the route replaces the generated terrain', () => {
  const course = { types: ['trail' as const], departement: '74', profil: [0, 40, 100] }
  expect(courseRelief(course, '2027-08-28')).toEqual({
    look: 'course.trail.-.ete',
    profil: '0-40-100',
  })
})
