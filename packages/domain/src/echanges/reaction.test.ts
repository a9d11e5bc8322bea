import fc from 'fast-check'
import { expect, it } from 'vitest'
import { react } from './reaction.ts'

const NONE = { nb: 0, types: [], ma_reaction: null }

it('a reaction is counted, changed, and withdrawn', () => {
  const once = react(NONE, 3)
  expect(once).toEqual({ nb: 1, types: [{ reaction_types_id: 3, nb: 1 }], ma_reaction: 3 })
  expect(react(once, 5)).toEqual({
    nb: 1,
    types: [{ reaction_types_id: 5, nb: 1 }],
    ma_reaction: 5,
  })
  expect(react(once, null)).toEqual(NONE)
})

it('a member counts once whatever the sequence of reactions', () => {
  const press = fc.option(fc.integer({ min: 1, max: 4 }), { nil: null })
  fc.assert(
    fc.property(fc.array(press), (presses) => {
      const others = { nb: 2, types: [{ reaction_types_id: 2, nb: 2 }], ma_reaction: null }
      const end = presses.reduce((seen, id) => react(seen, id), others as typeof NONE)
      expect(end.nb).toBe(2 + (end.ma_reaction === null ? 0 : 1))
    }),
  )
})
