import type { Tx } from '@foulee/db/connect'
import { invitations, users } from '@foulee/db/schema'
import { and, asc, eq, gte, isNotNull } from 'drizzle-orm'
import { awardPoints } from '#kernel/points/points.award.ts'

/**
 * Pays whoever brought this person, once the address is verified: asked when an invitation is
 * accepted and when an address is verified, whichever comes last. Only an account made after the
 * invitation counts, and only the first invitation accepted: a friend joins once.
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

/** The address is verified: pays the member for it, and whoever invited them. */
export async function payVerification(tx: Tx, users_id: number): Promise<void> {
  await awardPoints(tx, users_id, 'email_verifie')
  await payInviter(tx, users_id)
}
