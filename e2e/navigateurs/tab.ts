/// <reference lib="dom" />

/** One tab of one browser, as far as these trials need it: each engine is driven by a protocol of its own. */
export type Tab = {
  go: (address: string) => Promise<void>
  /** Runs a function in the page; it sees nothing of what surrounds it here. */
  read: <Args extends readonly unknown[], T>(
    script: (...args: Args) => T,
    ...args: Args
  ) => Promise<T>
  click: (target: Target) => Promise<void>
  /** Writes after what is there. */
  type: (target: Target, text: string) => Promise<void>
  choose: (target: Target, file: string) => Promise<void>
  /** Errors of the console since it was last asked. */
  takeErrors: () => Promise<string[]>
  shoot: (file: string) => Promise<void>
  close: () => Promise<void>
}

/** The first element in sight that a selector finds and whose name a pattern does. */
export type Target = readonly [selector: string, name: string]

/** Runs in the page. A file input is opened by a button and is not to be seen. */
export function findTarget(selector: string, name: string): Element | null {
  const pattern = new RegExp(name)
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ??
    (element as HTMLInputElement).labels?.[0]?.textContent ??
    element.textContent ??
    ''
  return (
    [...document.querySelectorAll(selector)].find(
      (element) =>
        pattern.test(nameOf(element).replace(/\s+/g, ' ').trim()) &&
        (selector.includes('file') || element.getClientRects().length > 0),
    ) ?? null
  )
}

/** As journeys have it: on a loaded machine a second chance, which is named. */
const TRIES = process.env.CI ? 2 : 1

/** Tries a part of this until nothing is wrong with it. @returns what still is */
export async function tryAgain(name: string, attempt: () => Promise<string[]>): Promise<string[]> {
  let faults = await attempt()
  for (let tried = 1; tried < TRIES && faults.length; tried++) {
    process.stdout.write(`Au second essai : ${name} (${faults.join(' · ').slice(0, 300)})\n`)
    faults = await attempt()
  }
  return faults
}

const PATIENCE_MS = 20_000
const PAUSE_MS = 50

/**
 * Asks until it is so, since none of the protocols tells when a page has changed.
 * @throws after twenty seconds, with what was last wrong
 */
export async function until<T>(what: string, ask: () => Promise<T>): Promise<NonNullable<T>> {
  const end = performance.now() + PATIENCE_MS
  let cause: unknown
  do {
    try {
      const answer = await ask()
      if (answer) return answer
      cause = undefined
    } catch (error) {
      // An element that was drawn anew, or that something still covers.
      cause = error
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  } while (performance.now() < end)
  throw new Error(what, { cause })
}
