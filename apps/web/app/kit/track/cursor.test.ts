import { expect, it, vi } from 'vitest'
import { createCursor } from './cursor.ts'

it('a subscriber is notified when the cursor moves, and only then', () => {
  const cursor = createCursor()
  const heard = vi.fn()
  const stop = cursor.subscribe(heard)
  cursor.move(120)
  cursor.move(120)
  cursor.move(null)
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  cursor.move(5)
  expect(heard).toHaveBeenCalledTimes(2)
  expect(cursor.read()).toBe(5)
})
