// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { part, pressKey, showPage } from '#test/page.tsx'
import { useDragOrder } from './use-drag-order.ts'

const move = vi.fn()
function Lines() {
  const { order, handleOf } = useDragOrder([7, 8, 9], move)
  return (
    <>
      <p>{order.join(' ')}</p>
      <button type="button" {...handleOf(8)} />
    </>
  )
}
beforeEach(() => move.mockClear())

it.each([
  ['ArrowRight', 2, '7 9 8'],
  ['ArrowDown', 2, '7 9 8'],
  ['ArrowLeft', 0, '8 7 9'],
  ['ArrowUp', 0, '8 7 9'],
  ['Home', 0, '8 7 9'],
  ['End', 2, '7 9 8'],
])(
  'a line moves by %s to rank %i, and shows there before it is saved',
  async (key, rank, shown) => {
    await showPage(<Lines />)
    expect(await pressKey(part('button'), key)).toBe(true)
    expect(move).toHaveBeenCalledExactlyOnceWith(8, rank, expect.any(Function))
    expect(part('p').textContent).toBe(shown)
  },
)

it('a line stays at the end of its list, and at any other key', async () => {
  await showPage(<Lines />)
  await pressKey(part('button'), 'End')
  await pressKey(part('button'), 'ArrowRight')
  expect(await pressKey(part('button'), 'a')).toBe(false)
  expect(move).toHaveBeenCalledOnce()
})
