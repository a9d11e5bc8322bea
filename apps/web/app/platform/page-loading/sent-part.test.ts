// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const HTML =
  '<button type="button">Suivre</button><button type="button">Suivre</button>' +
  '<details><summary>Détail</summary></details><input name="mot">'

type Watch = (entries: { isIntersecting: boolean }[]) => void
let near: Watch | undefined

function show(): HTMLElement {
  const part = document.createElement('div')
  part.innerHTML = HTML
  document.body.append(part)
  return part
}

/** A module of its own for each test, as a page is used once. */
async function follow(part: HTMLElement) {
  vi.resetModules()
  const { followSent } = await import('./sent-part.ts')
  const sent = followSent(part)
  let isWanted = false
  void sent.wanted.then(() => {
    isWanted = true
  })
  const readWanted = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
    return isWanted
  }
  return { sent, readWanted }
}

beforeEach(() => {
  Element.prototype.animate = vi.fn()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(watch: Watch) {
        near = watch
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  near = undefined
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

it('a part that nobody comes near is not asked for, however the page is used', async () => {
  const { readWanted } = await follow(show())
  expect(await readWanted()).toBe(false)
  expect(near).toBeUndefined()
  window.dispatchEvent(new Event('scroll'))
  expect(await readWanted()).toBe(false)
  near?.([{ isIntersecting: true }])
  expect(await readWanted()).toBe(true)
})

it('a part is asked for when it is pressed, and when what it shows changes', async () => {
  const part = show()
  const pressed = await follow(part)
  part.querySelector('button')?.click()
  expect(await pressed.readWanted()).toBe(true)

  const changed = await follow(show())
  changed.sent.wake()
  expect(await changed.readWanted()).toBe(true)
})

it('a press waits for the script and is done in what replaces the part', async () => {
  const part = show()
  const { sent } = await follow(part)
  part.querySelectorAll('button')[1]?.click()
  part.querySelector('summary')?.parentElement?.setAttribute('open', '')
  const word = part.querySelector('input')
  if (word) word.value = 'trail'
  word?.dispatchEvent(new Event('input', { bubbles: true }))
  await sent.left()

  const live = show()
  const presses: number[] = []
  for (const [rank, button] of live.querySelectorAll('button').entries()) {
    button.addEventListener('click', () => presses.push(rank))
  }
  sent.handOver(live)
  expect(presses).toEqual([1])
  expect(live.querySelector('details')?.open).toBe(true)
  expect(live.querySelector('input')?.value).toBe('trail')
})
