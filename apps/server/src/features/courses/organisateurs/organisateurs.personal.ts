import type { Db, Tx } from '@foulee/db/connect'
import { organisateurInvitations, organisateurMembres, organisateurs } from '@foulee/db/schema'
import { and, eq, getTableColumns, isNull, lt, sql } from 'drizzle-orm'
import { rowsOf } from '#kernel/gdpr/member-rows.ts'
import type { Personal } from '#kernel/gdpr/personal.ts'
import { eraseOrganisateurs } from './organisateurs.erase.ts'

const invitations = organisateurInvitations
/** The hash grants membership and is no personal data. */
const { token_hash: _, ...INVITATION } = getTableColumns(invitations)
const { id, nom, slug } = organisateurs

export const organisateursPersonal: Personal = {
  owned: [organisateurMembres.users_id, invitations.users_id],
  signed: [invitations.accepted_by],
  kept: [{ column: organisateurs.created_by, why: 'The queue of the staff says who made it.' }],
  collect: [
    {
      name: 'organisateurs',
      contenu: 'les organisateurs dont vous êtes membre',
      find: listManaged,
    },
    {
      name: 'invitations-a-gerer',
      contenu: 'les invitations à gérer un organisateur que vous avez envoyées',
      find: rowsOf(invitations.users_id, INVITATION),
    },
    {
      name: 'organisateurs-crees',
      contenu: 'les organisateurs que vous avez créés',
      find: rowsOf(organisateurs.created_by, { id, nom, slug }),
    },
  ],
  forget: ({ config }) => ({
    erase: async (tx, leaving) => {
      await eraseOrganisateurs(tx, config, leaving)
      await tx.delete(invitations).where(sql`lower(${invitations.email}) = lower(${leaving.email})`)
    },
  }),
  purge: purgeInvitations,
}

function listManaged(db: Db, users_id: number) {
  const { origine, created_at } = organisateurMembres
  return db
    .select({ id, nom, origine, created_at })
    .from(organisateurMembres)
    .innerJoin(organisateurs, eq(id, organisateurMembres.organisateurs_id))
    .where(eq(organisateurMembres.users_id, users_id))
}

function purgeInvitations(tx: Tx, now: Date): Promise<unknown> {
  const hasRunOut = lt(invitations.expires_at, now.toISOString())
  return tx.delete(invitations).where(and(hasRunOut, isNull(invitations.accepted_at)))
}
