import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { invalidate } from '@foulee/db/invalidation'
import { sessions, users } from '@foulee/db/schema'
import type { Acces } from '@foulee/domain/membres/acces'
import { maskEmail } from '@foulee/domain/shared/email'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { payVerification } from '#features/membres/invitations/invitations.award.ts'
import { refreshMemberSnapshots } from '#kernel/gdpr/refresh-member-snapshots.ts'
import { queueMail } from '#kernel/mail/queue.ts'
import type { Services } from '#kernel/services.ts'
import { recheckSessions } from '#platform/realtime/channel.ts'
import { killReturns, killTokens, type Usage, useToken } from './jetons.ts'
import { queueReturn, queueVerification } from './liens.ts'

/** Locked: serialises changes of one account. */
async function lockUser(tx: Tx, users_id: number) {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, users_id), isNull(users.supprime_le)))
    .for('update')
  return user ?? null
}

export const OPENING: readonly Usage[] = ['reinitialisation', 'retour']

type Context = Pick<Services, 'db' | 'registry'>
type Reset = { token: string; password_hash: string; garder: readonly Acces[]; now: Date }

/**
 * Resets a forgotten password, or restores an account to its former address. Reading the mail
 * proves ownership: the address is verified, sessions end, and other access is closed. An address
 * verified only now keeps nothing of the earlier user.
 * @throws ApiError `lien_perime`, `compte_suspendu`, `email_deja_pris`
 */
export async function resetPassword(
  { db, registry }: Context,
  { token, password_hash, garder, now }: Reset,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { users_id, email, usage } = await useToken(tx, token, OPENING, now)
    const user = await lockUser(tx, users_id)
    const isReturn = usage === 'retour'
    if (!user || !(isReturn || user.email === email)) throw new ApiError('lien_perime')
    if (user.suspendu_le) throw new ApiError('compte_suspendu')
    if (isReturn) {
      await assertEmailFree(tx, users_id, email)
      await killReturns(tx, users_id)
    }
    const email_verifie_le = user.email_verifie_le ?? now.toISOString()
    const changes = { email, password_hash, email_verifie_le }
    await setPassword(tx, { ...user, email }, changes).catch(rethrowDuplicate)
    await payVerification(tx, users_id)
    await tx.delete(sessions).where(eq(sessions.users_id, users_id))
    await recheckSessions(tx, [users_id])
    if (user.email_verifie_le) await cutAcces(tx, registry, { users_id, garder, now })
    else for (const { cut } of registry.acces) await cut(tx, users_id, now)
  })
}

async function cutAcces(
  tx: Tx,
  { acces }: Services['registry'],
  { users_id, garder, now }: { users_id: number; garder: readonly Acces[]; now: Date },
): Promise<void> {
  for (const { nom, cut } of acces) {
    if (nom && !garder.includes(nom)) await cut(tx, users_id, now)
  }
}

type UserRow = typeof users.$inferSelect

async function setPassword(
  tx: Tx,
  { id, email, prenom }: Pick<UserRow, 'id' | 'email' | 'prenom'>,
  changes: Partial<UserRow> & { password_hash: string },
): Promise<void> {
  await tx
    .update(users)
    .set({ email_attendu: null, ...changes })
    .where(eq(users.id, id))
  await killTokens(tx, id)
  await queueMail(tx, { to: email, template: 'mot-de-passe-change', props: { prenom } })
}

export async function verifyEmail(db: Db, token: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const { users_id, email } = await useToken(tx, token, ['verification'], now)
    const user = await lockUser(tx, users_id)
    const isNew = user?.email_attendu === email
    if (!user || !(isNew || user.email === email)) throw new ApiError('lien_perime')
    const email_verifie_le = now.toISOString()
    if (!isNew) {
      await tx.update(users).set({ email_verifie_le }).where(eq(users.id, users_id))
      await payVerification(tx, users_id)
      return
    }
    await assertEmailFree(tx, users_id, email)
    await tx
      .update(users)
      .set({ email, email_verifie_le, email_attendu: null })
      .where(eq(users.id, users_id))
      .catch(rethrowDuplicate)
    await payVerification(tx, users_id)
    await killTokens(tx, users_id)
    await warnFormerAddress(tx, user, email)
  })
}

async function warnFormerAddress(
  tx: Tx,
  { id: users_id, email: to, email_verifie_le, prenom }: UserRow,
  email: string,
): Promise<void> {
  const adresse = maskEmail(email)
  if (email_verifie_le) return queueReturn(tx, { users_id, email: to, adresse })
  const props = { prenom, adresse, url: null }
  await queueMail(tx, { to, template: 'adresse-changee', props })
}

/** @throws ApiError `email_deja_pris`; the unique index decides under concurrency */
async function assertEmailFree(tx: Tx, users_id: number, email: string): Promise<void> {
  const [taken] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(sql`lower(${users.email}) = lower(${email})`, ne(users.id, users_id)))
  if (taken) throw createEmailTaken()
}

const createEmailTaken = () =>
  new ApiError('email_deja_pris', { errors: { email: 'Un compte existe déjà avec cet email.' } })

const UNIQUE_VIOLATION = '23505'

/** Two accounts taking one address at once both find it free. */
function rethrowDuplicate(cause: unknown): never {
  const { code } = (cause as { cause?: { code?: string } }).cause ?? {}
  throw code === UNIQUE_VIOLATION ? createEmailTaken() : cause
}

type CompteChanges = {
  prenom?: string | undefined
  nom?: string | undefined
  email?: string | undefined
  password_hash?: string | undefined
  garder: readonly Acces[]
}

/**
 * Changes the given fields, all or nothing.
 * @param session_id the session that survives a new password
 */
export async function updateCompte(
  { db, registry }: Context,
  { users_id, session_id, now }: { users_id: number; session_id: number; now: Date },
  { prenom, nom, email, password_hash, garder }: CompteChanges,
): Promise<void> {
  await db.transaction(async (tx) => {
    const user = await lockUser(tx, users_id)
    if (!user) throw new ApiError('session_expiree')
    const name = { prenom: prenom ?? user.prenom, nom: nom ?? user.nom }
    const isRenamed = name.prenom !== user.prenom || name.nom !== user.nom
    const nom_change_le = isRenamed ? now.toISOString() : user.nom_change_le
    await tx
      .update(users)
      .set({ ...name, nom_change_le })
      .where(eq(users.id, users_id))
    if (prenom || nom) await refreshMemberSnapshots(tx, registry, { users_id, now })
    if (password_hash) {
      await setPassword(tx, user, { password_hash })
      await tx
        .delete(sessions)
        .where(and(eq(sessions.users_id, users_id), ne(sessions.id, session_id)))
      await recheckSessions(tx, [users_id])
      await cutAcces(tx, registry, { users_id, garder, now })
    }
    if (email) await requestAddressChange(tx, user, email)
    await invalidate(tx, [`profil:${users_id}`])
  })
}

async function requestAddressChange(tx: Tx, user: UserRow, email: string): Promise<void> {
  const isPresent = user.email.toLowerCase() === email.toLowerCase()
  if (!isPresent) await assertEmailFree(tx, user.id, email)
  await tx
    .update(users)
    .set({ email_attendu: isPresent ? null : email })
    .where(eq(users.id, user.id))
  if (isPresent) return
  await queueVerification(tx, user.id, email)
  const props = { prenom: user.prenom, adresse: maskEmail(email) }
  await queueMail(tx, { to: user.email, template: 'changement-adresse', props })
}

export async function closeAppareil(db: Db, users_id: number, id: number): Promise<void> {
  const { rowCount } = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.users_id, users_id)))
  if (!rowCount) throw new ApiError('session_introuvable')
  await recheckSessions(db, [users_id])
}

export async function closeOtherAppareils(
  db: Db,
  { id, session_id }: { id: number; session_id: number },
): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.users_id, id), ne(sessions.id, session_id)))
  await recheckSessions(db, [id])
}
