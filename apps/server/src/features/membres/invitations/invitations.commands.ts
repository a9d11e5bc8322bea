import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { athletes, invitations } from '@foulee/db/schema'
import {
  getEtatInvitation,
  INVITATION_JOURS,
  INVITATIONS_PAR_JOUR,
  INVITATIONS_PAR_PERSONNE,
} from '@foulee/domain/membres/invitation'
import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import { isBlocked, lockPair } from '#kernel/members/blocages.policy.ts'
import { hashToken, newSecret } from '#platform/crypto/new-secret.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { renewSubjects } from '#platform/realtime/channel.ts'
import { payInviter } from './invitations.award.ts'
import { lienInvitation } from './invitations.jobs.ts'
import { findReceived, isSentTo, isWaiting, type Received } from './invitations.queries.ts'

type Row = typeof invitations.$inferSelect
const DAY_S = 86_400
const addDays = (now: Date, days: number) => new Date(now.getTime() + days * DAY_S * 1000)

type New = { users_id: number; email: string; type: Row['type']; message: string | null; now: Date }

/**
 * Stores the invitation and queues its mail; no link is valid before that.
 * @throws ApiError `invitation_deja_envoyee`, or `trop_de_demandes` past the limit of the address
 */
export async function createInvitation(
  db: Db,
  { users_id, email, type, message, now }: New,
): Promise<Row> {
  const id = await db.transaction(async (tx) => {
    // Serialises the count for one address.
    const key = `invitation ${email.toLowerCase()}`
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${key}))`)
    await assertInvitationLimit(tx, { users_id, email, type }, now)
    const [invitation] = await tx
      .insert(invitations)
      .values({
        users_id,
        type,
        email,
        message,
        token_hash: hashToken(newSecret()),
        created_at: now.toISOString(),
        expires_at: addDays(now, INVITATION_JOURS).toISOString(),
      })
      .returning({ id: invitations.id })
    if (!invitation) throw new Error('The insert returned nothing.')
    await enqueue(tx, lienInvitation, { invitation: invitation.id })
    return invitation.id
  })
  const [created] = await db.select().from(invitations).where(eq(invitations.id, id))
  if (!created) throw new ApiError('invitation_introuvable')
  return created
}

/** Protects addresses that never asked for mails: cancelled invitations count. */
async function assertInvitationLimit(
  tx: Tx,
  { users_id, email, type }: Pick<New, 'users_id' | 'email' | 'type'>,
  now: Date,
): Promise<void> {
  const sent = await tx
    .select()
    .from(invitations)
    .where(
      and(
        sql`lower(${invitations.email}) = lower(${email})`,
        gt(invitations.created_at, addDays(now, -INVITATION_JOURS).toISOString()),
      ),
    )
  const own = sent.filter((item) => item.users_id === users_id)
  if (own.some((item) => item.type === type && getEtatInvitation(item, now) === 'envoyee')) {
    throw new ApiError('invitation_deja_envoyee')
  }
  const yesterday = addDays(now, -1)
  const today = sent.filter(({ created_at }) => new Date(created_at) > yesterday)
  if (own.length >= INVITATIONS_PAR_PERSONNE || today.length >= INVITATIONS_PAR_JOUR) {
    throw new ApiError('trop_de_demandes', { retryAfter: DAY_S })
  }
}

export async function cancelInvitation(
  db: Db,
  users_id: number,
  id: number,
  now: Date,
): Promise<Row> {
  const own = and(eq(invitations.id, id), eq(invitations.users_id, users_id))
  const [cancelled] = await db
    .update(invitations)
    .set({ cancelled_at: sql`coalesce(${invitations.cancelled_at}, ${now.toISOString()})` })
    .where(and(own, isNull(invitations.accepted_at)))
    .returning()
  if (cancelled) return cancelled
  const [row] = await db.select({ id: invitations.id }).from(invitations).where(own)
  throw new ApiError(row ? 'invitation_perimee' : 'invitation_introuvable')
}

/**
 * Accepts once; idempotent for the same member.
 * @param which by link, or sent to the account's address
 * @throws ApiError `invitation_introuvable`, `invitation_a_soi`, `invitation_perimee`
 */
export async function acceptInvitation(
  db: Db,
  users_id: number,
  which: SQL | undefined,
  now: Date,
): Promise<Received> {
  return db.transaction(async (tx) => {
    const received = await findReceived(tx, which)
    if (!received) throw new ApiError('invitation_introuvable')
    const { invitation } = received
    if (invitation.users_id === users_id) throw new ApiError('invitation_a_soi')
    if (invitation.accepted_by === users_id) return received
    await lockPair(tx, users_id, invitation.users_id)
    if (await isBlocked(tx, users_id, invitation.users_id)) {
      throw new ApiError('invitation_introuvable')
    }
    const [accepted] = await tx
      .update(invitations)
      .set({ accepted_at: now.toISOString(), accepted_by: users_id })
      .where(and(eq(invitations.id, invitation.id), isWaiting(now)))
      .returning()
    if (!accepted) throw new ApiError('invitation_perimee')
    await payInviter(tx, users_id)
    if (accepted.type === 'athlete') await followAthlete(tx, accepted, users_id, now)
    return { ...received, invitation: accepted }
  })
}

export async function declineInvitation(
  db: Db,
  { email, id, now }: { email: string; id: number; now: Date },
): Promise<void> {
  const refused = await db
    .update(invitations)
    .set({ cancelled_at: now.toISOString() })
    .where(and(eq(invitations.id, id), isSentTo(email), isWaiting(now)))
    .returning({ id: invitations.id })
  if (!refused.length) throw new ApiError('invitation_perimee')
}

async function followAthlete(
  tx: Tx,
  { users_id: coach_id }: Row,
  users_id: number,
  now: Date,
): Promise<void> {
  await tx
    .insert(athletes)
    .values({ coach_id, users_id, debut: now.toISOString() })
    .onConflictDoNothing()
  await renewSubjects(tx, [coach_id, users_id])
}
