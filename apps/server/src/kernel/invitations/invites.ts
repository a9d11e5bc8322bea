import type { InvitationPourMoi } from '@foulee/contract/membres/invitations'
import type { Db } from '@foulee/db/connect'
import type { User } from '#platform/http/user.ts'

export type Invite = InvitationPourMoi & {
  users_id: number
}

/** Shown per feature; further ones appear as the first are answered. */
export const INVITES_MAX = 100

type Answering = { user: User; id: number; now: Date }

/**
 * Invitations sent to the member's verified address, which proves as much as the link of the email.
 */
export type Invites = {
  find: (db: Db, user: User, now: Date) => Promise<Invite[]>
  /** @throws ApiError `invitation_introuvable`, `invitation_perimee` */
  accept: (db: Db, answering: Answering) => Promise<unknown>
  decline: (db: Db, answering: Answering) => Promise<void>
}
