import type { VoyageDeparts } from '@foulee/contract/sejours/departs'
import { useAnswer } from '#kit/publication/use-kind.ts'
import { departsQuery } from '../contribution.queries.ts'
import { VOYAGE } from '../voyage-kind.ts'

export const useDeparts = <Variables>(
  id: number,
  change: (variables: Variables) => Promise<VoyageDeparts>,
) => useAnswer({ kind: VOYAGE, id, queryKey: departsQuery(id).queryKey }, change)
