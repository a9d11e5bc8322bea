import { expect, it } from 'vitest'
import { pickShown } from './shown-lines.ts'

it('a thousand lines are sent, refused ones first', () => {
  const lines = Array.from({ length: 1200 }, (_, index) => ({
    line: index + 2,
    statut: [700, 1150].includes(index) ? 'refusee' : 'creee',
  }))
  const shown = pickShown(lines)
  expect(shown).toHaveLength(1000)
  expect(shown.slice(0, 3).map(({ line }) => line)).toEqual([702, 1152, 2])
})
