import type { Tx } from '@foulee/db/connect'
import { and, eq, getTableColumns, isNull, lt, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { rowsOf } from '#kernel/gdpr/member-rows.ts'
import type { ExportedRows, Leaving, Personal } from '#kernel/gdpr/personal.ts'
import type { Config } from '#platform/config/config.ts'

type Columns<N extends string> = PgTable & Record<N, PgColumn>

type Held = {
  table: Columns<'id' | 'nom' | 'slug' | 'created_by'>
  membres: Columns<'users_id' | 'origine' | 'created_at'>
  invitations: Columns<'users_id' | 'email' | 'accepted_by' | 'accepted_at' | 'expires_at'>
  /** Foreign key of `membres`. */
  key: PgColumn
  signed?: readonly PgColumn[]
  names: Record<'managed' | 'invitations' | 'created', readonly [name: string, contenu: string]>
  collect?: readonly ExportedRows[]
  erase: (tx: Tx, config: Config, leaving: Leaving) => Promise<void>
}

export function structurePersonal(held: Held): Personal {
  const { table, membres, invitations, key, names, signed = [], collect = [], erase } = held
  const { id, nom, slug, created_by } = table
  // The hash grants membership and is no personal data.
  const { token_hash: _, ...invitation } = getTableColumns(invitations)
  const file = ([name, contenu]: readonly [string, string], find: ExportedRows['find']) => ({
    name,
    contenu,
    find,
  })
  return {
    owned: [membres.users_id, invitations.users_id],
    signed: [invitations.accepted_by, ...signed],
    retained: [{ column: created_by, why: 'The queue of the staff says who made it.' }],
    collect: [
      file(names.managed, (db, users_id) =>
        db
          .select({ id, nom, origine: membres.origine, created_at: membres.created_at })
          .from(membres)
          .innerJoin(table, eq(id, key))
          .where(eq(membres.users_id, users_id)),
      ),
      file(names.invitations, rowsOf(invitations.users_id, invitation)),
      file(names.created, rowsOf(created_by, { id, nom, slug })),
      ...collect,
    ],
    erase: ({ config }) => ({
      erase: async (tx, leaving) => {
        await erase(tx, config, leaving)
        await tx
          .delete(invitations)
          .where(sql`lower(${invitations.email}) = lower(${leaving.email})`)
      },
    }),
    purge: (tx, now) =>
      tx
        .delete(invitations)
        .where(and(lt(invitations.expires_at, now.toISOString()), isNull(invitations.accepted_at))),
  }
}
