import type { Db, Tx } from '@foulee/db/connect'
import { messagePieces, messages } from '@foulee/db/schema'
import { inArray, sql } from 'drizzle-orm'
import { getRetentionStart } from '#kernel/gdpr/retention-start.ts'
import type { Config } from '#platform/config/config.ts'
import { removeContents } from './actes.commands.ts'

const BATCH = 2_000

/**
 * Erases messages past retention with attachments, batch by batch. Reported ones stay until the
 * staff has answered.
 */
export async function purgeMessages(
  db: Db,
  now: Date,
  { messageMonths }: Config['retention'],
): Promise<void> {
  if (messageMonths === null) return
  const before = getRetentionStart(now, messageMonths).toISOString()
  while ((await db.transaction((tx) => eraseSome(tx, before))) === BATCH);
}

async function eraseSome(tx: Tx, before: string): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select m.id from messages m
    where m.created_at < ${before} and not exists (select from signalements g
      where g.model = 'message' and g.objet_id = m.id and g.etat = 'ouvert')
    limit ${BATCH} for update of m skip locked`)
  const ids = rows.map(({ id }) => id)
  if (ids.length) await erase(tx, ids)
  return ids.length
}

async function erase(tx: Tx, ids: number[]): Promise<void> {
  await removeContents(tx, inArray(messagePieces.messages_id, ids))
  const gone = await tx
    .delete(messages)
    .where(inArray(messages.id, ids))
    .returning({ id: messages.id, channels_id: messages.channels_id })
  const counts = Map.groupBy(gone, ({ channels_id }) => channels_id)
  for (const [channels_id, theirs] of [...counts].toSorted(([a], [b]) => a - b)) {
    await tx.execute(sql`
      update canaux set nb_messages = nb_messages - ${theirs.length}, dernier_id = (
        select max(id) from messages where channels_id = ${channels_id})
      where id = ${channels_id}`)
  }
}
