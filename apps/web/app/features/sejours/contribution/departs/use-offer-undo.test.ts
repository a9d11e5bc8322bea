import { expect, it } from 'vitest'
import { findMade } from './use-offer-undo.ts'

it('the undo covers the added batch and no earlier departure of a colleague', () => {
  const departs = [3, 9, 5, 7, 8].map((id) => ({ id }))
  expect(findMade(7, departs)).toEqual([9, 7, 8])
})
