import type { MessageTrouve } from '@foulee/contract/echanges/messages'
import { NON_LUS_MAX } from '@foulee/domain/echanges/message'
import { presentDetails, toReader, type ViewerContext } from './canaux.page.ts'
import { getStanding } from './canaux.policy.ts'
import { findDetails } from './canaux.queries.ts'
import { findPeopleOf, type Presenting, presentMessages } from './messages.page.ts'
import { findMessageRows } from './messages.queries.ts'
import { searchMessages } from './recherche.queries.ts'

type SearchQuery = { q: string; channels_id?: number | undefined; page: number; nb_page: number }

export async function searchIn(
  context: Presenting,
  viewerContext: ViewerContext,
  query: SearchQuery,
): Promise<{ data: MessageTrouve[]; nb: number }> {
  const { db, channelKinds, user, blocked } = viewerContext
  if (query.channels_id) await getStanding(db, channelKinds, user.id, query.channels_id)
  const { messages, nb } = await searchMessages(viewerContext, query)
  const ids = [...new Set(messages.map(({ channels_id }) => channels_id))]
  const details = await findDetails(db, toReader(viewerContext), ids, NON_LUS_MAX)
  const rows = await findMessageRows(
    db,
    { users_id: user.id, blocked },
    messages.map(({ id }) => id),
  )
  const people = await findPeopleOf(viewerContext, details, rows)
  const shownCanaux = await presentDetails(viewerContext, details, people)
  const canaux = new Map(shownCanaux.map((canal) => [canal.id, canal]))
  const presented = await presentMessages(context, viewerContext, rows, { canWrite: false, people })
  const data = presented.flatMap((message) => {
    const canal = canaux.get(message.channels_id)
    return canal ? [{ canal, message }] : []
  })
  return { data, nb }
}
