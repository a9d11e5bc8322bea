import type { Tx } from '@foulee/db/connect'
import { invalidate } from '@foulee/db/invalidation'
import { users } from '@foulee/db/schema'
import { liftStatementTimeout } from '@foulee/db/statement-timeout'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { eraseNames } from '#kernel/gdpr/member-rows.ts'
import type { Erasure } from '#kernel/gdpr/personal.ts'
import { queueMail } from '#kernel/mail/queue.ts'
import type { Services } from '#kernel/services.ts'

const NOM_SUPPRIME = 'Compte supprimé'

const LOCK = 70_417_016

type Context = Pick<Services, 'db' | 'config' | 'storage' | 'traces' | 'fichiers' | 'registry'>

/**
 * Erases a member's personal data in one transaction. The row stays without a name for what others
 * rely on: races, their journal, acts of the staff.
 */
export async function eraseCompte(context: Context, users_id: number, now: Date): Promise<void> {
  const { personal } = context.registry
  const erasures = await prepareErasures(context, users_id)
  await context.db.transaction(async (tx) => {
    await liftStatementTimeout(tx)
    // Serialises repeated requests, which would deadlock on each other's locks;
    // a later one finds the account erased before it locks anything.
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}, ${users_id})`)
    const isThere = await tx.$count(users, and(eq(users.id, users_id), isNull(users.supprime_le)))
    if (!isThere) return
    for (const { lock } of erasures) await lock?.(tx)
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, users_id), isNull(users.supprime_le)))
      .for('update')
    if (!user) return
    // Again: rows may have been added until the account was locked.
    for (const { lock } of erasures) await lock?.(tx)
    for (const { erase } of erasures) await erase(tx, { id: users_id, email: user.email, now })
    // After all others: results read the profile's initials, organisers their other
    // members, and files are listed from their rows.
    for (const held of personal) await eraseNames(tx, held, users_id)
    await eraseQueued(tx, user.email)
    await tx
      .update(users)
      .set({ ...blankUser(users_id), supprime_le: now.toISOString() })
      .where(eq(users.id, users_id))
    await queueMail(tx, {
      to: user.email,
      template: 'compte-supprime',
      props: { prenom: user.prenom },
    })
    await invalidate(tx, [`profil:${users_id}`])
  })
}

async function prepareErasures(
  { db, config, storage, traces, fichiers, registry: { kinds, personal } }: Context,
  users_id: number,
): Promise<Erasure[]> {
  const services = { db, config, storage, traces, fichiers, kinds }
  const erasures: Erasure[] = []
  for (const { erase } of personal) {
    if (erase) erasures.push(await erase(services, users_id))
  }
  return erasures
}

const eraseQueued = (tx: Tx, email: string) =>
  tx.execute(sql`delete from pgboss.job
    where lower(data->>'to') = lower(${email}) or lower(data->>'email') = lower(${email})`)

/** An undeliverable address: `.invalid` is reserved (RFC 2606). */
const blankUser = (id: number) => ({
  email: `supprime-${id}@compte.invalid`,
  email_attendu: null,
  email_verifie_le: null,
  password_hash: null,
  prenom: '',
  nom: NOM_SUPPRIME,
  nom_change_le: null,
  type: 'athlete' as const,
  is_staff: false,
  parcours: false,
  organisateur: false,
  agence: false,
  coach: false,
  premium_jusqua: null,
  suspendu_le: null,
  suspendu_motif: null,
  suspendu_par: null,
})
