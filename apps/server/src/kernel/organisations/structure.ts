import type { Db, Tx } from '@foulee/db/connect'
import type { GenreStructure } from '#kernel/mail/structure-words.ts'
import type { User } from '#platform/http/user.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { Membership } from './membership.ts'

/**
 * A kind of structure with several managers: organisers of races, agencies, shops. Table and column
 * names come from the code, never user input.
 */
export type Structure = {
  /** Used in URLs and emails, and as the account flag of its managers, where there is one. */
  genre: GenreStructure
  table: string
  membres: string
  invitations: string
  key: string
  membership: Membership
  lien: Job<{ invitation: number }>
  /** @throws ApiError when the user may not edit the structure, or it does not exist */
  check: (db: Db | Tx, user: User, id: number) => Promise<unknown>
}
