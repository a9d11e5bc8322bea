import { expect, it } from 'vitest'
import { findMade } from './use-offer-undo.ts'

it('takes back the batch that was added, and no departure that a colleague added before it', () => {
  const departs = [3, 9, 5, 7, 8].map((id) => ({ id }))
  expect(findMade(7, departs)).toEqual([9, 7, 8])
})
