export type Tab = {
  go: (address: string) => Promise<void>
  /** Runs a function in the page; it has no closure. */
  read: <Args extends readonly unknown[], T>(
    script: (...args: Args) => T,
    ...args: Args
  ) => Promise<T>
  click: (target: Target) => Promise<void>
  type: (target: Target, text: string) => Promise<void>
  choose: (target: Target, file: string) => Promise<void>
  drainErrors: () => Promise<string[]>
  shoot: (file: string) => Promise<void>
  close: () => Promise<void>
}

export type Target = readonly [selector: string, name: string]

/** Runs in the page. File inputs are hidden behind a button. */
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

/** One reported retry in CI, as for the journeys. */
const TRIES = process.env.CI ? 2 : 1

/**
 * Repeats an attempt until it has no faults.
 * @returns the remaining faults
 */
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
 * Polls, since no protocol signals changes of a page.
 * @throws after twenty seconds, with the last error
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
      cause = error
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  } while (performance.now() < end)
  throw new Error(what, { cause })
}
