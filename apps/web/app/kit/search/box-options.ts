import type { Trouvaille } from '@foulee/contract/site/recherche'
import { recherchePath } from './paths.ts'
import type { Found } from './recherche.queries.ts'
import { searchPage } from './suggestions/offers.ts'

export type Option = { path: string; found: Trouvaille | null }

export function listOptions({ sens, groupes }: Found, q: string): Option[] {
  const options = [
    ...sens.map((sens): Option => ({ path: searchPage(sens), found: null })),
    ...groupes.flatMap(({ resultats }) =>
      resultats.map((resultat): Option => ({ path: resultat.chemin, found: resultat })),
    ),
  ]
  return options.length ? [...options, { path: recherchePath({ q }), found: null }] : []
}
