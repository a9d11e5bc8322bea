import { expect, it } from 'vitest'
import { createAdmissionFilter } from './admission-filter.ts'

it('a key is known on its second request, and the oldest are forgotten', () => {
  const isNew = createAdmissionFilter(2)
  const keys = ['a', 'a', 'b', 'a', 'c', 'd', 'a', 'd']
  expect(keys.map(isNew)).toEqual([true, false, true, false, true, true, true, false])
})

it('a key of unusual length is never known', () => {
  const isNew = createAdmissionFilter(10)
  const key = 'a'.repeat(1_001)
  expect([isNew(key), isNew(key)]).toEqual([true, true])
})
