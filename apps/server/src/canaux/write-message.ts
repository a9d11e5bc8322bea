import type { Tx } from '@foulee/db/connect'
import { canalMembres, canaux, messages } from '@foulee/db/schema'
import { eq, sql } from 'drizzle-orm'
import { announceSubject, type Subject } from '../flux/channel.ts'
import { enqueue } from '../jobs/enqueue.ts'
import type { Job } from '../jobs/job.ts'

/** What happens in one channel. */
export const subjectOf = (channels_id: number): Subject => `canal:${channels_id}`

/** How the keys of what members are told of a channel begin. */
export const noticeOf = (channels_id: number): string => `canal:${channels_id}`

/** A message of which those are told who do not read it at once. */
export const avertirMessage: Job<{ channels_id: number; messages_id: number }> = {
  name: 'avertir-message',
  every: 2,
  options: { retryLimit: 5, retryDelay: 30, retryBackoff: true },
}

/** Who is there reads it in less. */
const ABSENCE_S = 5

export type NewMessage = {
  channels_id: number
  users_id: number
  client_id: string
  texte: string
  reponse_id: number | null
  now: Date
}

/**
 * Writes a message into a channel whose row the caller's transaction has locked: ids are given in the
 * order in which they are committed. It is then the last of its channel, and its author has read it.
 * @returns its id; null when its author has sent it before
 */
export async function writeMessage(tx: Tx, { now, ...values }: NewMessage): Promise<number | null> {
  const { channels_id, users_id } = values
  const at = now.toISOString()
  const [row] = await tx
    .insert(messages)
    .values({ ...values, created_at: at })
    .onConflictDoNothing()
    .returning({ id: messages.id })
  if (!row) return null
  await tx
    .update(canaux)
    .set({ dernier_id: row.id, dernier_le: at, nb_messages: sql`${canaux.nb_messages} + 1` })
    .where(eq(canaux.id, channels_id))
  await tx
    .insert(canalMembres)
    .values({ channels_id, users_id, lu_id: row.id, created_at: at })
    .onConflictDoUpdate({
      target: [canalMembres.channels_id, canalMembres.users_id],
      set: { lu_id: sql`greatest(${canalMembres.lu_id}, ${row.id})` },
    })
  await announceSubject(tx, subjectOf(channels_id), {
    type: 'message',
    data: { channels_id, messages_id: row.id, quoi: 'nouveau' },
  })
  await enqueue(tx, avertirMessage, { channels_id, messages_id: row.id }, { waitS: ABSENCE_S })
  return row.id
}
