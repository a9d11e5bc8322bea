import type { InvitationPourMoi } from '@foulee/contract/membres/invitations'
import { ApiError } from '@foulee/contract/shared/errors'
import { invitations } from '@foulee/db/schema'
import { and, eq } from 'drizzle-orm'
import type { Invite, Invites } from '#kernel/invitations/invites.ts'
import { filterUnblocked } from '#kernel/members/blocages.policy.ts'
import type { Services } from '#kernel/services.ts'
import type { User } from '#platform/http/user.ts'
import { acceptInvitation, declineInvitation } from './invitations.commands.ts'
import { findWaiting, isSentTo } from './invitations.queries.ts'

export const invitationsInvites: Invites = {
  find: findWaiting,
  accept: (db, { user, id, now }) =>
    acceptInvitation(db, user.id, and(eq(invitations.id, id), isSentTo(user.email)), now),
  decline: (db, { user, id, now }) => declineInvitation(db, { email: user.email, id, now }),
}

type Context = Pick<Services, 'db' | 'registry' | 'clock'> & { user: User }
type Found = { invite: Invite; of: Invites }

/**
 * All pending invitations of this member, by feature; none while the address is unverified, nor
 * from members in a block (produit 7.19).
 */
async function findAll({ db, registry, user, clock }: Context): Promise<Found[]> {
  if (!user.compte.email_verifie) return []
  const now = clock()
  const found: Found[] = []
  for (const of of registry.invites) {
    for (const invite of await of.find(db, user, now)) found.push({ invite, of })
  }
  const inviters = new Set(found.map(({ invite }) => invite.users_id))
  const open = await filterUnblocked(db, user.id, [...inviters])
  return found.filter(({ invite }) => open.includes(invite.users_id))
}

export async function listInvites(context: Context): Promise<InvitationPourMoi[]> {
  const found = await findAll(context)
  return found.map(({ invite: { users_id: _, ...invite } }) => invite)
}

type Answer = Pick<InvitationPourMoi, 'genre' | 'id'> & { est_acceptee: boolean }

export async function answerInvite(
  context: Context,
  { genre, id, est_acceptee }: Answer,
): Promise<void> {
  const { db, user, clock } = context
  const found = (await findAll(context)).find(
    ({ invite }) => invite.genre === genre && invite.id === id,
  )
  if (!found) throw new ApiError('invitation_introuvable')
  const answering = { user, id, now: clock() }
  await (est_acceptee ? found.of.accept(db, answering) : found.of.decline(db, answering))
}
