import { expect, it } from 'vitest'
import { calendarPath, coursesPath } from './courses-url.ts'

it('links to a search, and to its calendar without the order', () => {
  expect(coursesPath({})).toBe('/courses')
  expect(coursesPath({ type: 'route,trail' })).toBe('/courses?type=route,trail')
  expect(calendarPath({ texte: 'mont blanc', tri: 'nom' })).toBe(
    '/api/courses/calendrier.ics?texte=mont+blanc',
  )
})
