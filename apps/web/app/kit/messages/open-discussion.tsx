import type { ObjetCanal } from '@foulee/domain/echanges/message'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { DiscussionButton } from './discussion-button.tsx'

/** How the keys begin of what says which talks are open: what one does may open another. */
export const OUVERTES = ['messages-ouvertes'] as const

/** Of some things of one kind those whose talk is open to me. */
const ouvertesQuery = (kind: ObjetCanal, ids: readonly number[], isAuth: boolean) =>
  queryOptions({
    queryKey: [...OUVERTES, kind, ids],
    queryFn: async () =>
      (await api('POST /api/messages/canal/ouverts', { body: { kind, ids: [...ids] } })).data,
    enabled: isAuth && ids.length > 0,
  })

/** Which of these talks are open to me, on a page that is the same for everybody: asked afterwards. */
export function useOpenDiscussions(kind: ObjetCanal, ids: readonly number[]): readonly number[] {
  const { boot, isAuth } = useSession()
  const { data } = useQuery(ouvertesQuery(kind, ids, boot === 'done' && isAuth))
  return data ?? []
}

type OpenDiscussionProps = { kind: ObjetCanal; id: number; label?: string }

/** The way to the talk of a thing, for whoever is in it alone. */
export function OpenDiscussion(props: OpenDiscussionProps) {
  const open = useOpenDiscussions(props.kind, [props.id])
  return open.includes(props.id) ? <DiscussionButton {...props} /> : null
}
