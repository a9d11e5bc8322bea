import type { Db, Tx } from '@foulee/db/connect'
import { executeNamed } from '@foulee/db/named'
import { sql } from 'drizzle-orm'
import { type Canaux, inChannels } from '#kernel/channels/membres.ts'
import { subjectOf } from '#kernel/channels/write-message.ts'
import { type Audience, announceTo, type Subject } from '#platform/realtime/channel.ts'
import type { FluxSource } from '#platform/realtime/source.ts'

/** What happens to the channels of one member: they have another one, or one less. */
export const memberSubject = (users_id: number): Subject => `canaux:${users_id}`

/** The pages of these members, told of something in one announcement; null of nobody. */
export function toAudience(users_ids: Iterable<number | null>): Audience | null {
  const ids = [...new Set(users_ids)].filter((id) => id !== null)
  const [first, ...others] = ids.map(memberSubject)
  return first === undefined ? null : { sujets: [first, ...others] }
}

/** Tells the pages of these members that they have another channel, one less, or one that stands otherwise. */
export async function tellPages(
  tx: Tx,
  users_ids: Iterable<number | null>,
  channels_id: number,
): Promise<void> {
  const audience = toAudience(users_ids)
  if (audience) await announceTo(tx, audience, { type: 'canal', data: { channels_id } })
}

/** Every channel that these members are in, in one statement. */
export const messagesFlux = (canaux: Canaux): FluxSource => ({
  async findSubjects(db: Db, users_ids) {
    const { rows } = await executeNamed<{ channels_id: number; users_id: number }>(
      db,
      sql`select channels_id, users_id
        from ${inChannels(canaux, sql`${sql.param([...users_ids])}::int[]`)} m`,
    )
    const found = new Map(users_ids.map((id) => [id, [memberSubject(id)]]))
    for (const { channels_id, users_id } of rows) found.get(users_id)?.push(subjectOf(channels_id))
    return found
  },
})
