import type { Tx } from '@foulee/db/connect'
import { invitations, users } from '@foulee/db/schema'
import { and, asc, eq, gte, isNotNull } from 'drizzle-orm'
import { awardPoints } from '#kernel/points/points.award.ts'

/**
 * Pays the inviter once the guest's address is verified: called on acceptance and on verification,
 * whichever is last. Only for an account newer than the invitation, and only the first accepted
 * one.
 */
export async function payInviter(tx: Tx, users_id: number): Promise<void> {
  const [first] = await tx
    .select({ inviter: invitations.users_id })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.accepted_by))
    .where(
      and(
        eq(invitations.accepted_by, users_id),
        eq(invitations.type, 'ami'),
        isNotNull(users.email_verifie_le),
        gte(users.created_at, invitations.created_at),
      ),
    )
    .orderBy(asc(invitations.accepted_at), asc(invitations.id))
    .limit(1)
  if (first) await awardPoints(tx, first.inviter, 'ami_invite', users_id)
}

export async function payVerification(tx: Tx, users_id: number): Promise<void> {
  await awardPoints(tx, users_id, 'email_verifie')
  await payInviter(tx, users_id)
}
