// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { restoreConfirm, watchUnsaved } from '#platform/drafts/unsaved.ts'
import { NavigationConfirm } from './navigation-confirm.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
let unwatch: () => void
beforeEach(() => {
  document.body.innerHTML = '<div id="page"></div>'
  root = createRoot(document.querySelector('#page') as Element)
  unwatch = watchUnsaved({ isLostWithTab: () => true, isLostWithPage: () => true })
})
afterEach(async () => {
  await act(async () => root.unmount())
  unwatch()
  restoreConfirm()
  vi.restoreAllMocks()
})

const getQuestion = () => document.querySelector('dialog[open]')
const press = (name: string) =>
  act(async () => {
    const buttons = [...document.querySelectorAll('dialog[open] button')]
    buttons
      .find(({ textContent }) => textContent === name)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })

/** On /page, whose anchor is the step before it; /lente never comes. */
async function openPage() {
  const element = <NavigationConfirm />
  const router = createMemoryRouter(
    [
      { path: '/avant', element },
      { path: '/page', element },
      { path: '/lente', element, loader: () => new Promise(() => undefined) },
    ],
    { initialEntries: ['/avant', '/page', '/page#epreuves'] },
  )
  await act(async () => root.render(<RouterProvider router={router} />))
  return router
}

it('asks before a page is left without a step of its own, which would cut off the way back', async () => {
  const pushState = vi.spyOn(history, 'pushState')
  const router = await openPage()
  await act(async () => router.navigate(-2))
  expect(getQuestion()?.textContent).toContain('Quitter sans enregistrer')
  expect(pushState).not.toHaveBeenCalled()
  expect(router.state.location.pathname).toBe('/page')
})

it('asks again after Back to an anchor of the page before the one that was to come', async () => {
  const router = await openPage()
  await act(async () => void router.navigate('/lente'))
  await press('Quitter sans enregistrer')
  expect(router.state.navigation.location?.pathname).toBe('/lente')
  await act(async () => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/page')
  expect(getQuestion()).toBeNull()
  await act(async () => void router.navigate('/lente'))
  expect(getQuestion()?.textContent).toContain('Quitter sans enregistrer')
})
