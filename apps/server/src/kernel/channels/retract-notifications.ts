import type { Tx } from '@foulee/db/connect'
import { sql } from 'drizzle-orm'
import { removeNotifications } from '#kernel/notifications/remove-notifications.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { avertirMessage } from './write-message.ts'

type NotifiedMember = { users_id: number; cle: string; channels_id: number; est_nouveau: boolean }

/**
 * Retracts the notifications that quote an author's messages in groups and objects: a channel's
 * notification names the first author after the reader's last read. Unread messages of other
 * authors there are notified instead. Call before the messages are deleted.
 * @param readers recipients; null for everybody
 */
export async function retractNotifications(
  tx: Tx,
  author: number,
  readers: readonly number[] | null,
): Promise<void> {
  const notified = await findNotified(tx, author, readers)
  for (const [cle, group] of Map.groupBy(notified, (notifiedMember) => notifiedMember.cle)) {
    const members = group.map(({ users_id }) => users_id)
    await removeNotifications(tx, members, [cle])
  }
  const unread = notified.filter(({ est_nouveau }) => est_nouveau)
  await notifyOfOthers(tx, author, [...new Set(unread.map(({ channels_id }) => channels_id))])
}

async function findNotified(
  tx: Tx,
  author: number,
  readers: readonly number[] | null,
): Promise<NotifiedMember[]> {
  const inBells =
    readers === null ? sql`true` : sql`n.users_id = any(${sql.param([...readers])}::int[])`
  const { rows } = await tx.execute<NotifiedMember>(sql`
    with lieux as materialized (
      select distinct channels_id as id from messages where users_id = ${author}
    ), dits as materialized (
      select n.users_id, n.cle, l.id as channels_id, n.lu_le is null as est_nouveau,
        split_part(n.cle, ':', 3)::int as lu_id
      from notifications n join lieux l on split_part(n.cle, ':', 2) = l.id::text
      where ${inBells} and n.users_id <> ${author} and n.cle ~ '^canal:\\d+:\\d+$'
    )
    select d.users_id, d.cle, d.channels_id, d.est_nouveau from dits d
    where exists (select from messages b
      where b.channels_id = d.channels_id and b.users_id = ${author} and b.id > d.lu_id
        and not exists (select from messages x
          where x.channels_id = d.channels_id and x.id > d.lu_id and x.id < b.id
            and x.users_id <> ${author} and x.users_id <> d.users_id and x.supprime_le is null))`)
  return rows
}

/**
 * Notifies again of the newest messages by other authors, for readers who neither read them nor
 * were notified.
 */
async function notifyOfOthers(tx: Tx, author: number, channels: readonly number[]): Promise<void> {
  if (!channels.length) return
  const { rows } = await tx.execute<{ channels_id: number; messages_id: number }>(sql`
    select channels_id, max(id) as messages_id from messages
    where channels_id = any(${sql.param([...channels])}::int[]) and users_id <> ${author}
      and supprime_le is null and masque_le is null group by 1`)
  for (const row of rows) await enqueue(tx, avertirMessage, row)
}
