import type { Db, Tx } from '@foulee/db/connect'
import { executePrepared } from '@foulee/db/prepared'
import { sql } from 'drizzle-orm'
import { type ChannelKinds, inChannels } from '#kernel/channels/membres.ts'
import { subjectOf } from '#kernel/channels/write-message.ts'
import { type Audience, announceTo, type Subject } from '#platform/realtime/channel.ts'
import type { FluxSource } from '#platform/realtime/source.ts'

export const memberSubject = (users_id: number): Subject => `canaux:${users_id}`

export function toAudience(users_ids: Iterable<number | null>): Audience | null {
  const ids = [...new Set(users_ids)].filter((id) => id !== null)
  const [first, ...rest] = ids.map(memberSubject)
  return first === undefined ? null : { sujets: [first, ...rest] }
}

export async function announceChannel(
  tx: Tx,
  users_ids: Iterable<number | null>,
  channels_id: number,
): Promise<void> {
  const audience = toAudience(users_ids)
  if (audience) await announceTo(tx, audience, { type: 'canal', data: { channels_id } })
}

export const messagesFlux = (channelKinds: ChannelKinds): FluxSource => ({
  async findSubjects(db: Db, users_ids) {
    const { rows } = await executePrepared<{ channels_id: number; users_id: number }>(
      db,
      sql`select channels_id, users_id
        from ${inChannels(channelKinds, sql`${sql.param([...users_ids])}::int[]`)} m`,
    )
    const found = new Map(users_ids.map((id) => [id, [memberSubject(id)]]))
    for (const { channels_id, users_id } of rows) found.get(users_id)?.push(subjectOf(channels_id))
    return found
  },
})
