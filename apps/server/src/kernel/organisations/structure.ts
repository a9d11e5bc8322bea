import type { Db, Tx } from '@foulee/db/connect'
import type { GenreStructure } from '#kernel/mail/structure-words.ts'
import type { User } from '#platform/http/user.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { Membership } from './membership.ts'

/**
 * A kind of structure that several members manage: organisers of races, agencies, shops. The names of tables
 * and columns are ours, never a caller's.
 */
export type Structure = {
  /** Its name in addresses, in mails, and as the flag of the accounts that manage one, where one is. */
  genre: GenreStructure
  /** The table of the structures, with `slug`, `nom` and `ville`. */
  table: string
  /** Who manages one: `users_id`, `origine`, `created_at`. */
  membres: string
  /** Who is asked to, as `organisateur_invitations`. */
  invitations: string
  /** What names the structure in both. */
  key: string
  membership: Membership
  /** The work that sends the link of an invitation. */
  lien: Job<{ invitation: number }>
  /** @throws ApiError when this person may not change the structure, or it does not exist */
  check: (db: Db | Tx, user: User, id: number) => Promise<unknown>
}
