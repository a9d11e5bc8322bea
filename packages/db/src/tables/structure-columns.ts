import { sql } from 'drizzle-orm'
import { type ExtraConfigColumn, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../columns.ts'
import { users } from './membres/users.ts'

const ofUser = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Columns of a membership, beside the structure and how the member came. */
export const membershipColumns = () => ({ users_id: ofUser(), created_at: createdAt() })

/** Columns of a mail invitation to join, beside the structure; links are valid 30 days. */
export const invitationColumns = () => ({
  id: id(),
  users_id: ofUser(),
  email: text().notNull(),
  token_hash: text().notNull(),
  created_at: createdAt(),
  expires_at: instant().notNull(),
  accepted_at: instant(),
  /** Kept, so that repeated cancellations cannot be used to flood an address. */
  cancelled_at: instant(),
  accepted_by: integer().references(() => users.id, { onDelete: 'set null' }),
})

type Column = Partial<ExtraConfigColumn>
type Invitations = Record<
  'id' | 'users_id' | 'email' | 'token_hash' | 'created_at' | 'accepted_by',
  Column
>

/** Indexes of a table of invitations. @param key its structure */
export const invitationIndexes = (
  table: `${string}_invitations`,
  t: Invitations,
  [key, structure]: [key: string, Column],
) => [
  uniqueIndex(`${table}_token_hash_key`).on(t.token_hash),
  index(`${table}_${key}_idx`).on(structure, t.id),
  index(`${table}_email_idx`).on(sql`lower(${t.email})`, t.created_at),
  index(`${table}_users_id_idx`).on(t.users_id),
  index(`${table}_accepted_by_idx`).on(t.accepted_by),
]
