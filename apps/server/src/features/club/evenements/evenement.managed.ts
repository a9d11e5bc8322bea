import type * as t from '@foulee/db/schema'
import { SANS_TITRE } from '@foulee/domain/club/evenement'
import { findMove } from '@foulee/domain/club/evenement-publication'
import { sql } from 'drizzle-orm'
import type { Membership } from '../../../membership.ts'
import type { Managed } from '../../../publication/managed.ts'
import { ofOrganisateur } from '../../courses/organisateurs/organisateurs.membership.ts'
import { ofMagasin } from './evenements.membership.ts'
import { EDITED } from './evenements-versions.ts'

type Row = Pick<
  typeof t.evenements.$inferSelect,
  | 'id'
  | 'slug'
  | 'titre'
  | 'etat'
  | 'publie_le'
  | 'updated_at'
  | 'created_by'
  | 'organisateurs_id'
  | 'magasins_id'
>

/** An event of the staff itself has no members: whoever moves it does so as staff. */
const OF_STAFF: Membership = {
  isMember: async () => false,
  findMembers: async () => [],
  isManaged: () => sql`false`,
}

/** Whose it is says who is told of what the staff decides. */
function getOwner({ organisateurs_id, magasins_id }: Row) {
  if (organisateurs_id !== null) {
    return { owners: ofOrganisateur, column: 'organisateurs_id', id: organisateurs_id }
  }
  if (magasins_id !== null) return { owners: ofMagasin, column: 'magasins_id', id: magasins_id }
  return { owners: OF_STAFF, column: 'equipe', id: 0 }
}

/** How this event comes before everyone. */
export function manageEvenement(row: Row): Managed<Row> {
  const { owners, ...owner } = getOwner(row)
  return {
    table: EDITED.table,
    journal: EDITED.journal,
    key: EDITED.key,
    genre: 'evenement',
    incomplet: 'evenement_incomplet',
    findMove,
    readers: {
      annuler: 'qui est inscrit le lira',
      owners: 'ceux qui le proposent le liront',
    },
    owners,
    ownerOf: () => owner,
    mail: ({ id, slug, titre }, answer, { email, prenom }) => ({
      to: email,
      template: 'evenement-decide',
      props: { prenom, nom: titre || SANS_TITRE, id, slug, ...answer },
    }),
  }
}
