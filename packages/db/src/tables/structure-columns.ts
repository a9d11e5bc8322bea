import { sql } from 'drizzle-orm'
import { type ExtraConfigColumn, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../columns.ts'
import { users } from './membres/users.ts'

const ofUser = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Columns that organisers, agencies and shops share (decision 165). */
export const structureColumns = () => ({
  id: id(),
  slug: text().notNull(),
  nom: text().notNull(),
  description: text(),
  email: text(),
  telephone: text(),
  site: text(),
  ville: text(),
  code_postal: text(),
  logo: text(),
  recherche: text().notNull(),
  verifie_le: instant(),
  created_by: integer().references(() => users.id, { onDelete: 'set null' }),
  created_at: createdAt(),
})

type Column = Partial<ExtraConfigColumn>
type Shared = Record<'slug' | 'created_at' | 'created_by', Column> & {
  recherche: ExtraConfigColumn
}

export const structureIndexes = (table: `${string}s`, t: Shared) => [
  uniqueIndex(`${table}_slug_key`).on(t.slug),
  index(`${table}_a_verifier_idx`).on(t.created_at).where(sql`verifie_le is null`),
  index(`${table}_created_by_idx`).on(t.created_by),
  index(`${table}_recherche_idx`).using('gin', t.recherche.op('gin_trgm_ops')),
]

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
