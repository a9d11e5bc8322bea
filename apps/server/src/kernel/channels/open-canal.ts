import type { Tx } from '@foulee/db/connect'
import { canaux } from '@foulee/db/schema'
import { and, eq } from 'drizzle-orm'
import { renewSubjects } from '#platform/realtime/channel.ts'
import type { ChannelKind } from './channel-kind.ts'
import { findMembersOf } from './membres.ts'

/**
 * Serialises writes to a channel until the transaction ends, so that message ids increase in commit
 * order.
 */
export async function lockCanal(tx: Tx, channels_id: number): Promise<void> {
  await tx.select({ id: canaux.id }).from(canaux).where(eq(canaux.id, channels_id)).for('update')
}

/**
 * The channel of an object, created on first use; its members are notified from then on.
 * @returns its id
 */
export async function openCanal(
  tx: Tx,
  objet: ChannelKind,
  objet_id: number,
  now: Date,
): Promise<number> {
  const at = now.toISOString()
  const { kind, type } = objet
  const [made] = await tx
    .insert(canaux)
    .values({ type, objet_kind: kind, objet_id, dernier_le: at, created_at: at })
    .onConflictDoNothing()
    .returning({ id: canaux.id })
  if (made) {
    await objet.opening?.mark(tx, objet_id)
    await renewSubjects(
      tx,
      await findMembersOf(tx, [objet], { id: made.id, objet_kind: kind, objet_id }),
    )
    return made.id
  }
  const [existing] = await tx
    .select({ id: canaux.id })
    .from(canaux)
    .where(and(eq(canaux.objet_kind, kind), eq(canaux.objet_id, objet_id)))
  if (!existing) throw new Error('A channel that is there already cannot be found.')
  return existing.id
}
