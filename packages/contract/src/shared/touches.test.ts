import { expect, it } from 'vitest'
import { tagOf, touchedBy } from './touches.ts'

it.each([
  ['GET /api/reductions', 'reductions'],
  ['POST /api/reductions/{id}/reveler', 'reductions'],
  ['POST /api/carte', 'carte'],
])('the call %s is about %s', (key, tag) => {
  expect(tagOf(key)).toBe(tag)
})

it('a write touches what it is about, and what the contract adds', () => {
  expect(touchedBy('POST /api/badges/valider/{id}')).toEqual(['badges'])
  expect(touchedBy('POST /api/evenements/inscrire')).toEqual([
    'evenements',
    'auth',
    'profile',
    'training',
  ])
})
