import type { Db, Tx } from '@foulee/db/connect'
import { agenceInvitations, agenceMembres, agences } from '@foulee/db/schema'
import { and, eq, getTableColumns, isNull, lt, sql } from 'drizzle-orm'
import { rowsOf } from '#kernel/gdpr/member-rows.ts'
import type { Personal } from '#kernel/gdpr/personal.ts'
import { eraseAgences } from './agences.erase.ts'

const invitations = agenceInvitations
/** The hash grants membership and is no personal data. */
const { token_hash: _, ...INVITATION } = getTableColumns(invitations)
const { id, nom, slug } = agences

export const agencesPersonal: Personal = {
  owned: [agenceMembres.users_id, invitations.users_id],
  signed: [invitations.accepted_by],
  kept: [{ column: agences.created_by, why: 'The queue of the staff says who made it.' }],
  collect: [
    {
      name: 'agences',
      contenu: 'les agences dont vous êtes membre',
      find: listManaged,
    },
    {
      name: 'invitations-a-gerer-une-agence',
      contenu: 'les invitations à gérer une agence que vous avez envoyées',
      find: rowsOf(invitations.users_id, INVITATION),
    },
    {
      name: 'agences-creees',
      contenu: 'les agences que vous avez créées',
      find: rowsOf(agences.created_by, { id, nom, slug }),
    },
  ],
  forget: ({ config }) => ({
    erase: async (tx, leaving) => {
      await eraseAgences(tx, config, leaving)
      await tx.delete(invitations).where(sql`lower(${invitations.email}) = lower(${leaving.email})`)
    },
  }),
  purge: purgeInvitations,
}

function listManaged(db: Db, users_id: number) {
  const { origine, created_at } = agenceMembres
  return db
    .select({ id, nom, origine, created_at })
    .from(agenceMembres)
    .innerJoin(agences, eq(id, agenceMembres.agences_id))
    .where(eq(agenceMembres.users_id, users_id))
}

function purgeInvitations(tx: Tx, now: Date): Promise<unknown> {
  const hasRunOut = lt(invitations.expires_at, now.toISOString())
  return tx.delete(invitations).where(and(hasRunOut, isNull(invitations.accepted_at)))
}
