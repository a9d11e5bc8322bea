// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ToastProvider, useToast, withToast } from './toast.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
let showToast: ReturnType<typeof useToast>
function Catch() {
  showToast = useToast()
  return null
}
beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<div id="page"></div>'
  root = createRoot(document.querySelector('#page') as Element)
  act(() =>
    root.render(
      <MemoryRouter>
        <ToastProvider>
          <Catch />
        </ToastProvider>
      </MemoryRouter>,
    ),
  )
})
afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
})

const toastInAct = (toast: Parameters<typeof showToast>[0]) => act(() => showToast(toast))
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const line = () => document.querySelector<HTMLElement>('.toast')
const close = () => line()?.querySelector<HTMLElement>('button[aria-label^="Fermer"]')

const UNDO = { label: 'Annuler', onPress: () => undefined }

it.each([
  ['words', { message: 'Retirée.' }, 6_000],
  ['what can be taken back', { message: 'Retirée.', action: UNDO }, 10_000],
])('a toast with %s disappears after its time, and can be closed before', (_, toast, time) => {
  toastInAct(toast)
  wait(time - 1)
  expect(line()).not.toBeNull()
  wait(1)
  expect(line()).toBeNull()
  toastInAct(toast)
  act(() => close()?.click())
  expect(line()).toBeNull()
})

it('a lasting toast stays until it is closed', () => {
  toastInAct({ message: 'Refusée.', isLasting: true })
  wait(3_600_000)
  expect(line()).not.toBeNull()
  act(() => close()?.click())
  expect(line()).toBeNull()
})

it('a focused toast stays, and its time restarts after the blur', () => {
  toastInAct({ message: 'Retirée.', action: UNDO })
  act(() => close()?.focus())
  wait(60_000)
  expect(line()).not.toBeNull()
  act(() => close()?.blur())
  wait(10_000)
  expect(line()).toBeNull()
})

it('three toasts are shown at most, and lasting ones give no way to transient ones', () => {
  type Shown = { id: number; isLasting?: boolean; topic?: string }
  const shown: Shown[] = [{ id: 1, isLasting: true }, { id: 2 }, { id: 3 }]
  expect(withToast(shown, { id: 4 }).map(({ id }) => id)).toEqual([1, 3, 4])
  const told: Shown[] = [{ id: 1, topic: 'version' }, { id: 2 }]
  expect(withToast(told, { id: 3, topic: 'version' }).map(({ id }) => id)).toEqual([2, 3])
})
