import { announceChanges } from '@foulee/db/changes'
import type { Db, Tx } from '@foulee/db/connect'
import {
  activites,
  audienceEvents,
  comptesExternes,
  contactMessages,
  demandes,
  externalFlows,
  invitations,
  jetons,
  montres,
  organisateurMembres,
  parcours,
  points,
  profilSocial,
  profils,
  sessions,
  signalements,
  suivis,
  users,
} from '@foulee/db/schema'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { enqueue } from '../../jobs/enqueue.ts'
import { queueMail } from '../../mail/queue.ts'
import { retraitImages } from './images.ts'

/** What stands where others still refer to somebody who left (decisions §2). */
export const NOM_SUPPRIME = 'Compte supprimé'

/** Tables whose rows are the member's own: they go whole. */
const OWN = [
  activites,
  montres,
  sessions,
  jetons,
  comptesExternes,
  externalFlows,
  points,
  profilSocial,
  demandes,
  contactMessages,
  organisateurMembres,
  profils,
] as const

/**
 * Erases a member: all that is personal goes, at once or not at all. The row stays without a name for
 * what others rely on: races, their journal, the staff's acts.
 */
export async function eraseCompte(db: Db, users_id: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, users_id), isNull(users.supprime_le)))
      .for('update')
    if (!user) return
    const [profil] = await tx.select().from(profils).where(eq(profils.users_id, users_id))
    for (const table of OWN) await tx.delete(table).where(eq(table.users_id, users_id))
    // Published routes stay, under « Compte supprimé »; what nobody else ever saw goes.
    await tx
      .delete(parcours)
      .where(and(eq(parcours.users_id, users_id), isNull(parcours.publie_le)))
    await eraseLinks(tx, user)
    await tx
      .update(users)
      .set({ ...blankUser(users_id), supprime_le: now.toISOString() })
      .where(eq(users.id, users_id))
    const folders = [profil?.avatar, profil?.public_banner].filter((folder) => folder != null)
    if (folders.length) await enqueue(tx, retraitImages, { folders })
    await queueMail(tx, {
      to: user.email,
      template: 'compte-supprime',
      props: { prenom: user.prenom },
    })
    await announceChanges(tx, [`profil:${users_id}`])
  })
}

/** What ties the member to others, and what waits in the queue for the address. */
async function eraseLinks(tx: Tx, { id, email }: { id: number; email: string }): Promise<void> {
  await tx.delete(suivis).where(or(eq(suivis.users_id, id), eq(suivis.suivi_id, id)))
  await tx
    .delete(invitations)
    .where(or(eq(invitations.users_id, id), sql`lower(${invitations.email}) = lower(${email})`))
  await tx.update(invitations).set({ accepted_by: null }).where(eq(invitations.accepted_by, id))
  await tx.update(signalements).set({ users_id: null }).where(eq(signalements.users_id, id))
  await tx.update(audienceEvents).set({ users_id: null }).where(eq(audienceEvents.users_id, id))
  await tx.execute(sql`delete from pgboss.job
    where lower(data->>'to') = lower(${email}) or lower(data->>'email') = lower(${email})`)
}

/** The address can receive nothing: `.invalid` is nobody's (RFC 2606). */
const blankUser = (id: number) => ({
  email: `supprime-${id}@compte.invalid`,
  email_attendu: null,
  email_verifie_le: null,
  password_hash: null,
  prenom: '',
  nom: NOM_SUPPRIME,
  type: 'athlete' as const,
  is_staff: false,
  parcours: false,
  organisateur: false,
  agence: false,
  coach: false,
  premium_jusqua: null,
})
