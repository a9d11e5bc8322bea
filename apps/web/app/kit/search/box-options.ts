import type { Trouvaille } from '@foulee/contract/site/recherche'
import { recherchePath } from './paths.ts'
import type { Found } from './recherche.queries.ts'
import { searchPage } from './suggestions/offers.ts'

export type Option = { path: string; found: Trouvaille | null }

export function listOptions({ sens, groupes }: Found, q: string): Option[] {
  const options = [
    ...sens.map((one): Option => ({ path: searchPage(one), found: null })),
    ...groupes.flatMap(({ resultats }) =>
      resultats.map((one): Option => ({ path: one.chemin, found: one })),
    ),
  ]
  return options.length ? [...options, { path: recherchePath({ q }), found: null }] : []
}
