/// <reference lib="dom" />
import type { Kind, Kinds } from './kinds.ts'
import { type Tab, tryAgain, until } from './tab.ts'

declare global {
  /** React Router keeps it for its own tools. */
  var __reactRouterDataRouter:
    | { navigate: (path: string) => Promise<void>; state: { navigation: { state: string } } }
    | undefined
}

/** Runs in the page: whether it answers to hands, and has what it asked for. */
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

/** Runs in the page: what nobody should read there, and where it leads. */
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

/** Opens one page of each kind; a visitor's are loaded whole, a member's inside the application. */
export async function visitKinds(
  { tab, origin, kinds, shoot }: Visit,
  isGuarded: boolean,
): Promise<{ visited: number; faults: string[] }> {
  const faults: string[] = []
  const waiting = kinds.kinds.filter((kind) => kind.isGuarded === isGuarded)
  const visit = async (kind: Kind): Promise<string[]> => {
    const { path, isGuessed } = kinds.addressOf(kind)
    /** A guessed address is refused, and the page says so: that alone is no fault. */
    const isFault = (error: string) => !(isGuessed && error.startsWith('ApiError'))
    try {
      await tab.takeErrors()
      if (isGuarded)
        // The page before may be loading itself anew, as the desk does for its policy.
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
      const errors = [...(kind.isFailure ? [] : words), ...(await tab.takeErrors()).filter(isFault)]
      return errors.map((error) => `${path} : ${error}`)
    } catch (cause) {
      const said = await tab.takeErrors().catch(() => [])
      if (isGuarded) await tab.go(`${origin}/home`)
      return [`${path} : ${(cause as Error).message} ${said.join(' · ')}`]
    }
  }
  // Kinds without a known address come last: a page that leads to them may be met before.
  while (waiting.length) {
    const known = waiting.findIndex((kind) => !kinds.addressOf(kind).isGuessed)
    const [next] = waiting.splice(Math.max(0, known), 1)
    if (next) faults.push(...(await tryAgain(next.id, () => visit(next))))
  }
  return { visited: kinds.kinds.filter((kind) => kind.isGuarded === isGuarded).length, faults }
}
