import { expect, it } from 'vitest'
import { calendarPath, coursesPath } from './courses-url.ts'

it('the links to a search keep its filters, and its calendar feed drops the sort order', () => {
  expect(coursesPath({})).toBe('/courses')
  expect(coursesPath({ type: 'route,trail' })).toBe('/courses?type=route,trail')
  expect(calendarPath({ texte: 'mont blanc', tri: 'nom' })).toBe(
    '/api/courses/calendrier.ics?texte=mont+blanc',
  )
})
