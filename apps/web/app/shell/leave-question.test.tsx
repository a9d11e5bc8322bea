// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { giveUpWords, watchUnsaved } from '#platform/drafts/unsaved.ts'
import { LeaveQuestion } from './leave-question.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

afterEach(() => {
  giveUpWords()
  vi.restoreAllMocks()
})

it('asks before a page is left without a step of its own, which would cut off the way back', async () => {
  const pushState = vi.spyOn(history, 'pushState')
  document.body.innerHTML = '<div id="page"></div>'
  const root = createRoot(document.querySelector('#page') as Element)
  const element = <LeaveQuestion />
  const router = createMemoryRouter(
    [
      { path: '/avant', element },
      { path: '/page', element },
    ],
    { initialEntries: ['/avant', '/page'] },
  )
  await act(async () => root.render(<RouterProvider router={router} />))
  watchUnsaved({ isLostWithTab: () => true, isLostWithPage: () => true })
  await act(async () => router.navigate(-1))
  expect(document.querySelector('dialog[open]')?.textContent).toContain('Quitter sans enregistrer')
  expect(pushState).not.toHaveBeenCalled()
  expect(router.state.location.pathname).toBe('/page')
  await act(async () => root.unmount())
})
