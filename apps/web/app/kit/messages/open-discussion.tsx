import type { ObjetCanal } from '@foulee/domain/echanges/message'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/api/query-of.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { DiscussionButton } from './discussion-button.tsx'

/** Queries on open chats: one action may open another chat. */
export const OUVERTES = 'POST /api/messages/canal/ouverts'

const ouvertesQuery = (kind: ObjetCanal, ids: readonly number[], isAuth: boolean) => ({
  ...queryOf(OUVERTES, { body: { kind, ids: [...ids] } }),
  enabled: isAuth && ids.length > 0,
})

/** The same on a page cached for everyone: fetched after load. */
export function useOpenDiscussions(kind: ObjetCanal, ids: readonly number[]): readonly number[] {
  const { boot, isAuth } = useSession()
  const { data } = useQuery(ouvertesQuery(kind, ids, boot === 'done' && isAuth))
  return data ?? []
}

type OpenDiscussionProps = { kind: ObjetCanal; id: number; label?: string }

export function OpenDiscussion(props: OpenDiscussionProps) {
  const open = useOpenDiscussions(props.kind, [props.id])
  return open.includes(props.id) ? <DiscussionButton {...props} /> : null
}
