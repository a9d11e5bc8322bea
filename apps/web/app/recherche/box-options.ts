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
