import type { Invitation, InvitationRecue } from '@foulee/contract/membres/invitations'
import type { Output } from '@foulee/contract/shared/call'
import type { Db, Tx } from '@foulee/db/connect'
import { invitations, profils, users } from '@foulee/db/schema'
import { getEtatInvitation, getInviterName } from '@foulee/domain/membres/invitation'
import { getMemberName } from '@foulee/domain/membres/personne'
import { and, count, desc, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { INVITES_MAX, type Invite } from '#kernel/invitations/invites.ts'
import { isNotBlocked } from '#kernel/members/blocks.ts'
import { hashToken } from '#platform/crypto/new-secret.ts'
import { toIso } from '#platform/db/dates.ts'
import type { User } from '#platform/http/user.ts'

type Row = typeof invitations.$inferSelect
type Person = { prenom: string; nom: string; public_name: string | null }

export async function findInvitations(
  db: Db,
  users_id: number,
  { page, nb_page }: { page: number; nb_page: number },
  now: Date,
): Promise<Output<'POST /api/invitation/list'>> {
  const own = eq(invitations.users_id, users_id)
  const rows = await db
    .select({ invitation: invitations, guest: users, public_name: profils.public_name })
    .from(invitations)
    .leftJoin(users, and(eq(users.id, invitations.accepted_by), isNotBlocked(users_id, users.id)))
    .leftJoin(profils, eq(profils.users_id, users.id))
    .where(own)
    .orderBy(desc(invitations.id))
    .limit(nb_page)
    .offset((page - 1) * nb_page)
  const [total] = await db.select({ nb: count() }).from(invitations).where(own)
  const data = rows.map(({ invitation, guest, public_name }) =>
    presentInvitation(invitation, guest && { ...guest, public_name }, now),
  )
  return { data, nb: total?.nb ?? 0 }
}

export const hasToken = (token: string): SQL => eq(invitations.token_hash, hashToken(token))

export const isSentTo = (email: string): SQL => sql`lower(${invitations.email}) = lower(${email})`

export const isWaiting = (now: Date): SQL | undefined =>
  and(
    isNull(invitations.accepted_at),
    isNull(invitations.cancelled_at),
    gt(invitations.expires_at, now.toISOString()),
  )

const isInviting = and(isNull(users.supprime_le), isNull(users.suspendu_le))

export async function findWaiting(db: Db, user: User, now: Date): Promise<Invite[]> {
  const rows = await db
    .select({ invitation: invitations, inviter: users })
    .from(invitations)
    .innerJoin(users, and(eq(users.id, invitations.users_id), isInviting))
    .where(and(isSentTo(user.email), isWaiting(now), ne(invitations.users_id, user.id)))
    .orderBy(desc(invitations.id))
    .limit(INVITES_MAX)
  return rows.map(
    ({ invitation: { id, users_id, type: genre, message, expires_at }, inviter }) => ({
      genre,
      id,
      users_id,
      inviteur: getInviterName(inviter),
      titre: null,
      message,
      expires_at: toIso(expires_at),
    }),
  )
}

/**
 * An invitation and its sender; null when cancelled, or when the sender has left or is suspended.
 */
export async function findReceived(db: Db | Tx, where: SQL | undefined) {
  const [found] = await db
    .select({ invitation: invitations, inviter: users })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.users_id))
    .where(and(where, isNull(invitations.cancelled_at), isInviting))
  return found ?? null
}
export type Received = NonNullable<Awaited<ReturnType<typeof findReceived>>>

export function presentInvitation(row: Row, guest: Person | null, now: Date): Invitation {
  const { id, type, email, message, created_at, expires_at, accepted_at } = row
  return {
    id,
    type,
    email,
    message,
    etat: getEtatInvitation(row, now),
    created_at: toIso(created_at),
    expires_at: toIso(expires_at),
    accepted_at: toIso(accepted_at),
    acceptee_par: guest && getMemberName(guest),
  }
}

export function presentReceived({ invitation, inviter }: Received, now: Date): InvitationRecue {
  const { type, email, message } = invitation
  const etat = getEtatInvitation(invitation, now)
  return {
    type,
    email,
    message,
    inviteur: getInviterName(inviter),
    etat: etat === 'annulee' ? 'expiree' : etat,
  }
}
