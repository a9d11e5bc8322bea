import type { GroupeTrouve, Trouvaille } from '@foulee/contract/site/recherche'
import { recherchePath } from './paths.ts'

/** What the arrows move over: each thing that was found, then the page with all of it. */
export type Option = { path: string; found: Trouvaille | null }

export function listOptions(groups: readonly GroupeTrouve[], q: string): Option[] {
  const found = groups.flatMap(({ resultats }) => resultats)
  if (!found.length) return []
  return [
    ...found.map((one): Option => ({ path: one.chemin, found: one })),
    { path: recherchePath({ q }), found: null },
  ]
}

/**
 * Where an arrow leads among so many options; the field itself is -1.
 * @returns null when the key moves nothing
 */
export function moveActive(key: string, active: number, count: number): number | null {
  if (!count || (key !== 'ArrowDown' && key !== 'ArrowUp')) return null
  const step = key === 'ArrowDown' ? 1 : -1
  return ((active + 1 + step + count + 1) % (count + 1)) - 1
}
