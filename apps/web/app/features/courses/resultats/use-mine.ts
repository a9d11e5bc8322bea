import type { MesResultats } from '@foulee/contract/courses/resultats'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '#platform/session/session-provider.tsx'
import { mineQuery } from './resultats.queries.ts'

export function useMine(epreuves_id: number): MesResultats | undefined {
  const { isAuth } = useSession()
  const { data } = useQuery({ ...mineQuery(epreuves_id), enabled: isAuth })
  return isAuth ? data : undefined
}
