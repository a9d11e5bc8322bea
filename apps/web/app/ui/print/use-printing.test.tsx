// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it } from 'vitest'
import { part, showPage } from '#test/page.tsx'
import { usePrinting } from './use-printing.ts'

function Page() {
  return <p>{usePrinting() ? 'papier' : 'écran'}</p>
}

it('a page is whole while the browser says that it prints, and a screen again afterwards', async () => {
  await showPage(<Page />)
  const words = () => part('p').textContent
  expect(words()).toBe('écran')
  await act(async () => dispatchEvent(new Event('beforeprint')))
  expect(words()).toBe('papier')
  await act(async () => dispatchEvent(new Event('afterprint')))
  expect(words()).toBe('écran')
})
