import type { Tx } from '@foulee/db/connect'
import { executePrepared } from '@foulee/db/prepared'
import { sql } from 'drizzle-orm'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Job } from '#platform/jobs/job.ts'
import { announceSubject, type Subject } from '#platform/realtime/channel.ts'

export const subjectOf = (channels_id: number): Subject => `canal:${channels_id}`

export const noticeOf = (channels_id: number): string => `canal:${channels_id}`

export type Ecrit = { channels_id: number; messages_id: number; ecrits?: readonly number[] }

export const avertirMessage: Job<Ecrit> = {
  name: 'avertir-message',
  every: 2,
  options: { retryLimit: 5, retryDelay: 30, retryBackoff: true },
}

/** Delay before notifying, so that members with the tab open have read the message. */
const ABSENCE_S = 5

export type NewMessage = {
  channels_id: number
  users_id: number
  client_id: string
  texte: string
  reponse_id: number | null
  now: Date
  /** Members emailed the text: their notification sends no second email. */
  ecrits?: readonly number[]
}

/**
 * Writes a message into a channel whose row the caller has locked: ids follow commit order. It
 * becomes the last message of the channel, read by its author.
 * @returns its id; null for a duplicate of an earlier request
 */
export async function writeMessage(
  tx: Tx,
  { channels_id, users_id, client_id, texte, reponse_id, now, ecrits = [] }: NewMessage,
): Promise<number | null> {
  const at = now.toISOString()
  const { rows } = await executePrepared<{ id: number }>(
    tx,
    sql`
    with dit as (
      insert into messages (channels_id, users_id, client_id, texte, reponse_id, created_at)
      values (${channels_id}, ${users_id}, ${client_id}, ${texte}, ${reponse_id}, ${at})
      on conflict do nothing returning id, channels_id, users_id, created_at
    ), canal as (
      update canaux c set dernier_id = dit.id, dernier_le = dit.created_at,
        nb_messages = c.nb_messages + 1
      from dit where c.id = dit.channels_id
    ), lu as (
      insert into canal_membres as m (channels_id, users_id, lu_id, created_at)
      select channels_id, users_id, id, created_at from dit
      on conflict (channels_id, users_id) do update set lu_id = greatest(m.lu_id, excluded.lu_id)
    )
    select id from dit`,
  )
  const [row] = rows
  if (!row) return null
  await announceSubject(tx, subjectOf(channels_id), {
    type: 'message',
    data: { channels_id, messages_id: row.id, quoi: 'nouveau' },
  })
  await enqueue(
    tx,
    avertirMessage,
    { channels_id, messages_id: row.id, ecrits },
    { waitS: ABSENCE_S },
  )
  return row.id
}
