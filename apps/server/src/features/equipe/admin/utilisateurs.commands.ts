import type { Drapeau } from '@foulee/contract/equipe/admin-utilisateurs'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { invalidate } from '@foulee/db/invalidation'
import { journalStaff, secondsFacteurs, sessions, users } from '@foulee/db/schema'
import { and, eq, isNull } from 'drizzle-orm'
import { mailOwner } from '#features/membres/second-facteur/second-facteur.mails.ts'
import { queueMail } from '#kernel/mail/queue.ts'
import { recheckSessions } from '#platform/realtime/channel.ts'

type StaffAction = { id: number; motif: string; staff_id: number }

/**
 * One act on an account with its reason in the journal, in one transaction. Never on the author's
 * own account, so that one member of staff always remains.
 * @throws ApiError `compte_introuvable`, `geste_sur_soi`
 */
async function act(
  db: Db,
  { id, motif, staff_id }: StaffAction,
  action: string,
  change: (tx: Tx, user: typeof users.$inferSelect) => Promise<Record<string, unknown> | null>,
): Promise<void> {
  if (id === staff_id) throw new ApiError('geste_sur_soi')
  await db.transaction(async (tx) => {
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, id), isNull(users.supprime_le)))
      .for('update')
    if (!user) throw new ApiError('compte_introuvable')
    const details = await change(tx, user)
    if (!details) return
    await tx
      .insert(journalStaff)
      .values({ staff_id, action, objet_id: id, details: { motif, ...details } })
  })
}

export function setDrapeaux(
  db: Db,
  input: StaffAction & { drapeaux: Partial<Record<Drapeau, boolean>> },
): Promise<void> {
  return act(db, input, 'utilisateur.drapeaux', async (tx, user) => {
    const changes = Object.entries(input.drapeaux).filter(
      ([name, value]) => user[name as Drapeau] !== value,
    )
    if (!changes.length) return null
    const changed = Object.fromEntries(changes)
    await tx.update(users).set(changed).where(eq(users.id, user.id))
    await invalidate(tx, [`profil:${user.id}`])
    return changed
  })
}

/**
 * Ends every session and blocks sign-in (`assertNotSuspended`). Published content stays. The owner is
 * mailed the reason.
 */
export function suspendAccount(db: Db, input: StaffAction & { now: Date }): Promise<void> {
  const { motif, staff_id, now } = input
  return act(db, input, 'utilisateur.suspendre', async (tx, user) => {
    if (user.suspendu_le) return null
    const { id, email: to, prenom } = user
    const suspension = { suspendu_motif: motif, suspendu_par: staff_id }
    await tx
      .update(users)
      .set({ suspendu_le: now.toISOString(), ...suspension })
      .where(eq(users.id, id))
    const ended = await tx
      .delete(sessions)
      .where(eq(sessions.users_id, id))
      .returning({ id: sessions.id })
    await recheckSessions(tx, [id])
    await queueMail(tx, { to, template: 'compte-suspendu', props: { prenom, motif } })
    return { sessions: ended.length }
  })
}

export function restoreAccount(db: Db, staffAction: StaffAction): Promise<void> {
  return act(db, staffAction, 'utilisateur.retablir', async (tx, user) => {
    if (!user.suspendu_le) return null
    const { id, email: to, prenom } = user
    const none = { suspendu_le: null, suspendu_motif: null, suspendu_par: null }
    await tx.update(users).set(none).where(eq(users.id, id))
    await queueMail(tx, { to, template: 'compte-retabli', props: { prenom } })
    return {}
  })
}

/** For members who lost phone and recovery codes; ends all sessions. */
export function dropFactor(db: Db, input: StaffAction & { now: Date }): Promise<void> {
  return act(db, input, 'utilisateur.facteur', async (tx, { id, email: to, prenom }) => {
    const gone = await tx
      .delete(secondsFacteurs)
      .where(eq(secondsFacteurs.users_id, id))
      .returning({ users_id: secondsFacteurs.users_id })
    if (!gone.length) throw new ApiError('second_facteur_absent')
    await tx.delete(sessions).where(eq(sessions.users_id, id))
    await recheckSessions(tx, [id])
    await mailOwner(tx, { to, prenom, geste: 'equipe', now: input.now })
    return {}
  })
}
