import type { InvitationPourMoi } from '@foulee/contract/membres/invitations'
import type { Db } from '@foulee/db/connect'
import type { User } from '#platform/http/user.ts'

/** One invitation that was sent to the address of a member. */
export type Invite = InvitationPourMoi & {
  /** Who invites. */
  users_id: number
}

/** How many of a feature are shown: those behind come up as the first are answered. */
export const INVITES_MAX = 100

type Answering = { user: User; id: number; now: Date }

/**
 * The invitations of a feature as the member reads them whose verified address they were sent to: the link of
 * the mail and the address of the account prove the same.
 */
export type Invites = {
  /** Those that wait for an answer, the newest first. */
  find: (db: Db, user: User, now: Date) => Promise<Invite[]>
  /** @throws ApiError `invitation_introuvable`, `invitation_perimee` */
  accept: (db: Db, answering: Answering) => Promise<unknown>
  /** Its link leads to nothing any more. @throws ApiError `invitation_perimee` */
  refuse: (db: Db, answering: Answering) => Promise<void>
}
