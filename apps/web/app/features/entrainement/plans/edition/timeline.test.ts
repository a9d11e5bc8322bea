import { expect, it } from 'vitest'
import { advance, begin, redo, undo } from './timeline.ts'

it('undo and redo restore each state', () => {
  const line = advance(advance(begin('a'), 'b', null), 'c', null)
  const back = undo(line)
  expect(back?.present).toBe('b')
  expect(back && redo(back)?.present).toBe('c')
  expect(undo(begin('a'))).toBeNull()
  expect(redo(line)).toBeNull()
})

it('a new change clears the redo stack', () => {
  const back = undo(advance(begin('a'), 'b', null)) ?? begin('x')
  expect(advance(back, 'c', null).future).toEqual([])
})

it('typing in one note is one undo step', () => {
  const line = advance(advance(begin(''), 'R', 'note 1'), 'Re', 'note 1')
  expect(undo(line)?.present).toBe('')
  expect(advance(line, 'Re', 'note 1')).toBe(line)
})
