import type { Kind, Kinds } from './kinds.ts'
import { type Tab, tryAgain, until } from './tab.ts'

declare global {
  /** Internal of React Router, for its devtools. */
  var __reactRouterDataRouter:
    | { navigate: (path: string) => Promise<void>; state: { navigation: { state: string } } }
    | undefined
}

/** Runs in the page: whether it is hydrated and has loaded its data. */
export function isAlive(): boolean {
  const main = document.querySelector('main, #contenu, .sandbox')
  const isHydrated =
    main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps$'))
  const router = globalThis.__reactRouterDataRouter
  return (
    document.readyState === 'complete' &&
    isHydrated &&
    router?.state.navigation.state === 'idle' &&
    (location.pathname.startsWith('/sandbox') ||
      !document.body.textContent?.includes('APP BOOTING'))
  )
}

/** Runs in the page: developer's words that must not be shown, and links. */
export function readPage(): { words: string[]; links: string[]; path: string } {
  const text = document.querySelector('main')?.textContent ?? document.body.textContent ?? ''
  const words = [
    /Le passage est coupé/,
    /\bNaN\b/,
    /\bundefined\b/,
    /\[object Object\]/,
    /Invalid Date/,
  ]
  return {
    words: words.flatMap((word) => word.exec(text)?.[0] ?? []),
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href),
    path: location.pathname,
  }
}

type Visit = { tab: Tab; origin: string; kinds: Kinds; shoot: (name: string) => Promise<void> }

export async function visitKinds(
  { tab, origin, kinds, shoot }: Visit,
  isGuarded: boolean,
): Promise<{ visited: number; faults: string[] }> {
  const faults: string[] = []
  const waiting = kinds.kinds.filter((kind) => kind.isGuarded === isGuarded)
  const visit = async (kind: Kind): Promise<string[]> => {
    const { path, isGuessed } = kinds.addressOf(kind)
    /** A guessed address may be refused by the API. */
    const isFault = (error: string) => !(isGuessed && error.startsWith('ApiError'))
    try {
      await tab.drainErrors()
      if (isGuarded)
        // The previous page may be reloading itself, as the scanner does for its CSP.
        await until(`${path} ne vient pas.`, () =>
          tab.read((to: string) => {
            void globalThis.__reactRouterDataRouter?.navigate(to)
            return true
          }, path),
        )
      else await tab.go(origin + path)
      await until('La page ne répond pas.', () => tab.read(isAlive))
      const { words, links } = await until('La page ne se lit pas.', () => tab.read(readPage))
      kinds.learn(links)
      await shoot(kind.id)
      const errors = [
        ...(kind.isFailure ? [] : words),
        ...(await tab.drainErrors()).filter(isFault),
      ]
      return errors.map((error) => `${path} : ${error}`)
    } catch (cause) {
      const said = await tab.drainErrors().catch(() => [])
      if (isGuarded) await tab.go(`${origin}/home`)
      return [`${path} : ${(cause as Error).message} ${said.join(' · ')}`]
    }
  }
  // Kinds without a known address come last: another page may link to them.
  while (waiting.length) {
    const known = waiting.findIndex((kind) => !kinds.addressOf(kind).isGuessed)
    const [next] = waiting.splice(Math.max(0, known), 1)
    if (next) faults.push(...(await tryAgain(next.id, () => visit(next))))
  }
  return { visited: kinds.kinds.filter((kind) => kind.isGuarded === isGuarded).length, faults }
}
