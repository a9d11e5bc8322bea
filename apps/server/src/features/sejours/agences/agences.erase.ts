import type { Tx } from '@foulee/db/connect'
import { invalidate } from '@foulee/db/invalidation'
import { rebuildVoyagesOfAgence } from '@foulee/db/read-models/voyage-cards'
import * as t from '@foulee/db/schema'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Leaving } from '#kernel/gdpr/personal.ts'
import { queueMail } from '#kernel/mail/queue.ts'
import type { Config } from '#platform/config/config.ts'
import { queueRemoval } from '#platform/images/retrait.ts'
import { removeAgenceRows, removeVoyagesWhere } from './agence-rows.ts'

const m = t.agenceMembres
type Managed = Pick<typeof t.agences.$inferSelect, 'id' | 'nom' | 'verifie_le'>

/**
 * Agencies of a member whose account is erased. Those with other members go on. Of the others,
 * public content stays; drafts are deleted, and so are address and telephone, presumed to be the
 * member's; the staff is notified. Runs before memberships are deleted.
 */
export async function eraseAgences(
  tx: Tx,
  config: Config,
  { id: users_id, email, now }: Leaving,
): Promise<void> {
  const folders: string[] = []
  for (const agence of await lockManaged(tx, users_id)) {
    const { id } = agence
    if (await hasOthers(tx, id, users_id)) await blankAddress(tx, id, email)
    else folders.push(...(await leaveAlone(tx, config, agence, now)))
    await invalidate(tx, [`agence:${id}`])
  }
  await queueRemoval(tx, { folders })
}

/** Locked in the order of members who leave: two simultaneous erasures run one after the other. */
function lockManaged(tx: Tx, users_id: number): Promise<Managed[]> {
  const { id, nom, verifie_le } = t.agences
  const mine = tx.select({ id: m.agences_id }).from(m).where(eq(m.users_id, users_id))
  return tx
    .select({ id, nom, verifie_le })
    .from(t.agences)
    .where(inArray(id, mine))
    .orderBy(id)
    .for('update')
}

async function hasOthers(tx: Tx, agences_id: number, users_id: number): Promise<boolean> {
  const others = and(eq(m.agences_id, agences_id), ne(m.users_id, users_id))
  return (await tx.$count(m, others)) > 0
}

async function leaveAlone(
  tx: Tx,
  config: Config,
  { id, nom, verifie_le }: Managed,
  now: Date,
): Promise<string[]> {
  const ofDrafts = await removeVoyagesWhere(
    tx,
    sql`v.agences_id = ${id} and v.publie_le is null and not exists (
      select from disponibilites d join reservations r on r.disponibilites_id = d.id
      where d.voyages_id = v.id)`,
  )
  const stays = await tx.$count(t.voyages, eq(t.voyages.agences_id, id))
  if (!stays && !verifie_le) return [...ofDrafts, ...(await removeAgenceRows(tx, id))]
  await tx.update(t.agences).set({ email: null, telephone: null }).where(eq(t.agences.id, id))
  await rebuildVoyagesOfAgence(tx, id, now)
  if (config.contactEmail) {
    const props = { genre: 'agence', nom } as const
    await queueMail(tx, { to: config.contactEmail, template: 'structure-seule', props })
  }
  return ofDrafts
}

const blankAddress = (tx: Tx, id: number, email: string) =>
  tx
    .update(t.agences)
    .set({ email: null })
    .where(and(eq(t.agences.id, id), sql`lower(email) = lower(${email})`))
