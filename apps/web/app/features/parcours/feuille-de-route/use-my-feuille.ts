import type { FeuilleDeRoute } from '@foulee/contract/parcours/feuille-de-route'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '#platform/session/session-provider.tsx'
import { myFeuilleQuery } from './feuille.queries.ts'
import type { Subject } from './feuille-subjects.ts'
import type { FeuilleSearch } from './feuille-url.ts'

export type MyFeuille = {
  /** Null where nothing is known of the member; undefined where the settings say all. */
  feuille: FeuilleDeRoute | null | undefined
  isMember: boolean
  /** A target or a level: the same for everyone. */
  isPlan: boolean
  isLoading: boolean
  error: Error | null
  refetch: () => unknown
}

/** The member's roadbook, unless the settings give a target or a level. */
export function useMyFeuille(subject: Subject, search: FeuilleSearch): MyFeuille {
  const { isAuth } = useSession()
  const isPlan = search.objectif !== '' || search.niveau !== ''
  const { data, isLoading, error, refetch } = useQuery({
    ...myFeuilleQuery(subject, search),
    enabled: isAuth && !isPlan,
  })
  return { feuille: data, isMember: isAuth, isPlan, isLoading, error, refetch }
}
