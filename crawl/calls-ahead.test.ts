import { expect, it } from 'vitest'
import { countOthers, listAnnounced } from './calls-ahead.ts'

it('a document says which calls are asked with its scripts', () => {
  const html = '<script data-files="/a.js" data-calls="GET /api/liste,POST /api/my?a=1&amp;b=2">'
  expect(listAnnounced(html)).toEqual(['GET /api/liste', 'POST /api/my?a=1&b=2'])
  expect(listAnnounced('<main>data-calls</main>')).toEqual([])
})

it('a call that is asked twice or not at all is a fault, one that was not announced is none', () => {
  const heard = ['GET /api/liste', 'GET /api/other', 'GET /api/liste', 'GET /api/my']
  expect(countOthers(['GET /api/liste', 'GET /api/my', 'GET /api/badges'], heard)).toEqual([
    'GET /api/liste : 2 fois',
    'GET /api/badges : 0 fois',
  ])
})
