// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { backSteps, takeBackFirst, useBackClosing, useBackSteps } from './back-steps.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

type Step = { idx: number; couvre?: boolean }

let steps: Step[]
let at: number
let waiting: number[]
let root: Root
const close = vi.fn()

beforeAll(takeBackFirst)
beforeEach(() => {
  steps = [{ idx: 4 }, { idx: 5 }]
  at = 1
  waiting = []
  close.mockClear()
  vi.stubGlobal('history', {
    get state() {
      return steps[at]
    },
    pushState: (step: Step) => {
      steps = [...steps.slice(0, at + 1), step]
      at += 1
    },
    replaceState: (step: Step) => {
      steps[at] = step
    },
    back: () => void waiting.push(-1),
    forward: () => void waiting.push(1),
  })
  document.body.innerHTML = '<div id="page"></div>'
  root = createRoot(document.querySelector('#page') as Element)
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

const go = (by: number) =>
  act(() => {
    at += by
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
const settle = () => {
  for (let by = waiting.shift(); by !== undefined; by = waiting.shift()) go(by)
}

function Page({ covered }: { covered: readonly string[] }) {
  useBackSteps()
  return covered.map((name) => <Cover key={name} name={name} />)
}

function Cover({ name }: { name: string }) {
  useBackClosing(true, () => close(name))
  return null
}

const draw = (...covered: string[]) =>
  act(() =>
    root.render(
      <MemoryRouter>
        <Page covered={covered} />
      </MemoryRouter>,
    ),
  )

it('Back closes the overlays, the last opened first, and the page stays', () => {
  draw('feuille', 'question')
  go(-1)
  settle()
  expect(close.mock.calls).toEqual([['question']])
  expect(history.state).toEqual({ idx: 5, couvre: true })
})

it('Back leaves in one step once the overlay was closed otherwise', () => {
  draw('feuille')
  draw()
  go(-1)
  settle()
  expect(close).not.toHaveBeenCalled()
  expect(history.state).toEqual({ idx: 4 })
})

it('Back closes the overlay over an address whose page is not drawn yet', async () => {
  draw('filtres')
  await navigate(() => history.pushState({ idx: 6 }, ''))
  go(-1)
  settle()
  expect(close.mock.calls).toEqual([['filtres']])
  expect(history.state).toEqual({ idx: 6, couvre: true })
})

async function navigate(move: () => void): Promise<void> {
  const moved = { status: 'success', error: undefined, meta: undefined } as const
  let done: Promise<void> | undefined
  backSteps.router?.({
    instrument: ({ navigate }) => {
      done = navigate?.(
        async () => {
          move()
          return moved
        },
        { to: '/', currentUrl: '/' },
      )
    },
  })
  await done
}
