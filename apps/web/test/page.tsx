import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach } from 'vitest'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root | null = null
const unmountPage = () =>
  act(async () => {
    root?.unmount()
    root = null
  })
afterEach(unmountPage)

/** Shows an element in a page of its own, which goes with the test (`@vitest-environment happy-dom`). */
export async function showPage(element: ReactNode) {
  await unmountPage()
  document.body.innerHTML = '<div id="page"></div>'
  root = createRoot(document.querySelector('#page') as Element)
  const show = (next: ReactNode) => act(async () => root?.render(next))
  await show(element)
  return { show, leave: unmountPage }
}

export const part = <T extends Element = HTMLElement>(selector: string): T =>
  document.querySelector<T>(selector) ?? missing(selector)

function missing(selector: string): never {
  throw new Error(`Nothing there is ${selector}.`)
}

/** A key that is pressed there. @returns whether the page has taken it for itself */
export const pressKey = async (target: EventTarget, key: string): Promise<boolean> => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  await act(async () => target.dispatchEvent(event))
  return event.defaultPrevented
}
