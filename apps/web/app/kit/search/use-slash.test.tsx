// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { part, pressKey, showPage } from '#test/page.tsx'
import { useSlash } from './use-slash.ts'

const open = vi.fn()
function Page() {
  useSlash(open)
  return (
    <main>
      <input />
    </main>
  )
}
beforeEach(async () => {
  open.mockClear()
  await showPage(<Page />)
})

it('the key / opens the search, and is not typed there', async () => {
  expect(await pressKey(part('main'), '/')).toBe(true)
  expect(open).toHaveBeenCalledOnce()
})

it.each([
  ['in a field', 'input', '/'],
  ['for another key', 'main', 'a'],
])('nothing opens %s', async (_, where, key) => {
  expect(await pressKey(part(where), key)).toBe(false)
  expect(open).not.toHaveBeenCalled()
})
