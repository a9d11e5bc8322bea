import { dispatchInput, type Field, pulse } from './event-replay.ts'
import { whenIdle } from './when-idle.ts'
import { whenLeft } from './when-left.ts'
import { whenUsed } from './when-used.ts'

/** Distance from the screen at which a part is hydrated: one screen. */
const NEAR = '100% 0px'

const BUTTON = 'button[type=button]:not([popovertarget])'

export type SentPart = {
  /** Resolves when somebody comes near or presses; for a member, as soon as the page is idle. */
  wanted: Promise<void>
  /** Resolves when nothing in the part is focused, or a press waits for its script. */
  left: () => Promise<void>
  /** To be called with what has replaced the part. */
  handOver: (live: HTMLElement) => void
  /** To be called when the data of the part have changed. */
  wake: () => void
  stop: () => void
}

/** Follows the server's HTML of a part until its script renders it. */
export function followSent(part: HTMLElement): SentPart {
  const stop = new AbortController()
  const { signal } = stop
  const fields = new Set<Field>()
  let button: HTMLElement | null = null
  let wake = () => {}
  const touched = new Promise<void>((resolve) => {
    wake = resolve
    const onClick = ({ target }: Event) => {
      button = (target as Element).closest<HTMLElement>(BUTTON) ?? button
      if (!button) return
      pulse(button)
      resolve()
    }
    part.addEventListener('click', onClick, { signal })
    part.addEventListener('input', ({ target }) => fields.add(target as Field), { signal })
    part.addEventListener('focusin', () => resolve(), { signal })
  })
  const pressed = new Promise<void>((resolve) => {
    part.addEventListener('click', () => button && resolve(), { signal })
  })
  return {
    wanted: Promise.race([touched, whenNear(part, signal)]),
    left: () => Promise.race([pressed, whenLeft(part)]),
    handOver: (live) => handOver({ part, fields, button }, live),
    wake,
    stop: () => stop.abort(),
  }
}

async function whenNear(part: HTMLElement, signal: AbortSignal): Promise<void> {
  // Members are shown there what is theirs.
  if (document.documentElement.dataset.session) return whenIdle()
  await whenUsed()
  // The touch itself is answered first.
  await whenIdle()
  await new Promise<void>((resolve) => {
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && resolve(),
      { rootMargin: NEAR },
    )
    watch.observe(part)
    signal.addEventListener('abort', () => watch.disconnect())
  })
}

type Touched = { part: HTMLElement; fields: ReadonlySet<Field>; button: HTMLElement | null }

/** Opens again what was opened, writes what was typed, presses what was pressed. */
function handOver({ part, fields, button }: Touched, live: HTMLElement): void {
  const findLike = (element: HTMLElement): HTMLElement | undefined =>
    listLike(live, element)[listLike(part, element).indexOf(element)]
  for (const details of part.querySelectorAll<HTMLElement>('details[open]')) {
    findLike(details)?.setAttribute('open', '')
  }
  for (const field of fields) {
    const found = findLike(field) as Field | undefined
    if (found) dispatchInput(found, field.value)
  }
  const found = button && findLike(button)
  found?.focus()
  found?.click()
}

/** Elements of the same kind and name: among them, the rank tells one. */
function listLike(part: HTMLElement, element: HTMLElement): HTMLElement[] {
  const name = nameOf(element)
  return [...part.querySelectorAll<HTMLElement>(element.localName)].filter(
    (other) => nameOf(other) === name,
  )
}

const nameOf = (element: HTMLElement): string =>
  element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent
