import { expect, it } from 'vitest'
import { findCodeClaim } from './use-code-claim.ts'

const code = (id: number) => ({ id, etat: 'code' as const })
const staff = (id: number) => ({ id, etat: 'staff' as const })

it.each([
  ['the newest waits for its code', [code(2), staff(1)], null, 2],
  ['the newest went to the staff', [staff(2), code(1)], null, undefined],
  ['an older one is chosen', [staff(2), code(1)], { id: 1, newest: 2 }, 1],
  ['none is chosen', [code(2)], { id: null, newest: 2 }, undefined],
  ['a newer claim was made since', [code(3), code(2)], { id: null, newest: 2 }, 3],
  ['there is none', [], null, undefined],
])('the claim whose code is asked for is right when %s', (_, claims, choice, id) => {
  expect(findCodeClaim(claims, choice)?.id).toBe(id)
})
