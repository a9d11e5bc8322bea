import { invitations } from '@foulee/contract/membres/invitations'
import { ApiError } from '@foulee/contract/shared/errors'
import { hasDroit } from '@foulee/domain/membres/droits'
import { checkInvitationMessage } from '@foulee/domain/membres/invitation'
import { implement } from '#kernel/calls/feature.ts'
import { countTypedAddress } from '#kernel/mail/budget.ts'
import { limitNewAccount } from '#kernel/members/new-account-limits.ts'
import { networkKey } from '#platform/http/rate-limit-keys.ts'
import type { User } from '#platform/http/user.ts'
import { acceptInvitation, cancelInvitation, createInvitation } from './invitations.commands.ts'
import { answerInvite, listInvites } from './invitations.invites.ts'
import {
  findInvitations,
  findReceived,
  hasToken,
  presentInvitation,
  presentReceived,
} from './invitations.queries.ts'

function assertField(field: string, message: string | null): void {
  if (message) throw new ApiError('champs_invalides', { errors: { [field]: message } })
}

const isOwn = (user: User, email: string) => user.email.toLowerCase() === email.toLowerCase()

export const invitationsRoutes = implement(invitations, {
  'POST /api/invitation/recues': async (call) => {
    const data = await listInvites(call)
    return { data, nb: data.length }
  },

  'POST /api/invitation/repondre': async (call) => {
    await answerInvite(call, call.body)
    return { data: null }
  },

  'POST /api/invitation/ask': async (call) => {
    const { db, body, user, caller, limits, clock } = call
    const { email, type } = body
    if (type === 'athlete' && !hasDroit(user.compte, 'inviter_athlete')) {
      throw new ApiError('acces_refuse')
    }
    const message = body.message || null
    assertField('email', isOwn(user, email) ? 'C’est votre propre adresse.' : null)
    assertField('message', message && checkInvitationMessage(message))
    await limitNewAccount(call, user, 'invitation')
    await limits.consume('invitation', [`reseau ${networkKey(caller.ip)}`, `membre ${user.id}`])
    await countTypedAddress(limits, user.id, email)
    const now = clock()
    const input = { users_id: user.id, email, type, message, now }
    const invitation = await createInvitation(db, input)
    return { id: invitation.id, data: presentInvitation(invitation, null, now) }
  },

  'POST /api/invitation/list': async ({ db, body, user, clock }) =>
    findInvitations(db, user.id, body, clock()),

  'POST /api/invitation/cancel': async ({ db, body, user, clock }) => {
    const now = clock()
    const cancelled = await cancelInvitation(db, user.id, body.id, now)
    return { data: presentInvitation(cancelled, null, now) }
  },

  'POST /api/invitation/show': async ({ db, body, clock }) => {
    const received = await findReceived(db, hasToken(body.token))
    if (!received) throw new ApiError('invitation_introuvable')
    return { data: presentReceived(received, clock()) }
  },

  'POST /api/invitation/accept': async ({ db, body, user, clock }) => {
    const now = clock()
    const accepted = await acceptInvitation(db, user.id, hasToken(body.token), now)
    return { data: presentReceived(accepted, now) }
  },
})
