import type { Db, Tx } from '@foulee/db/connect'
import { messagePieces, messages } from '@foulee/db/schema'
import { inArray, sql } from 'drizzle-orm'
import type { Config } from '../../../config.ts'
import { keptSince } from '../../../personal/kept-since.ts'
import { removeContents } from './actes.commands.ts'

const BATCH = 500

/**
 * Erases messages that are older than what is kept, with their pieces, some at a time. Ids are in the
 * order of time, so that nothing newer is looked at. What was reported stays until staff have answered.
 */
export async function purgeMessages(
  db: Db,
  now: Date,
  { messageMonths }: Config['kept'],
): Promise<void> {
  if (messageMonths === null) return
  const before = keptSince(now, messageMonths).toISOString()
  for (let last: number | null = 0; last !== null; ) {
    const after: number = last
    last = await db.transaction((tx) => eraseSome(tx, { after, before }))
  }
}

type Some = { after: number; before: string }

/** @returns the last that was looked at; null when there is nothing old after it */
async function eraseSome(tx: Tx, { after, before }: Some): Promise<number | null> {
  const { rows } = await tx.execute<{ id: number; is_old: boolean; is_waited: boolean }>(sql`
    select m.id, m.created_at < ${before} as is_old, exists (select from signalements g
      where g.model = 'message' and g.objet_id = m.id and g.etat = 'ouvert') as is_waited
    from (select id, created_at from messages where id > ${after} order by id limit ${BATCH}) m
    order by m.id`)
  const old = rows.filter(({ is_old }) => is_old)
  const ids = old.filter(({ is_waited }) => !is_waited).map(({ id }) => id)
  if (ids.length) await erase(tx, ids)
  return old.length && rows.length === BATCH ? (old.at(-1)?.id ?? null) : null
}

/** What everybody reads of a channel is counted beside it; the newest may be among those that go. */
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
