import type * as t from '@foulee/db/schema'
import { SANS_TITRE } from '@foulee/domain/club/evenement'
import { findMove } from '@foulee/domain/club/evenement-publication'
import { ofMagasin } from '#features/club/magasins/magasins.membership.ts'
import type { Fact } from '#kernel/feed/write-publication.ts'
import { notifyDecision } from '#kernel/notifications/notify-decision.ts'
import { ofOrganisateur } from '#kernel/organisations/organisateurs.membership.ts'
import type { Managed } from '#kernel/publication/managed.ts'
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

const getEmetteur = ({ organisateurs_id, magasins_id }: Row): Fact['emetteur'] => {
  if (magasins_id !== null) return { kind: 'magasin', id: magasins_id }
  if (organisateurs_id !== null) return { kind: 'organisateur', id: organisateurs_id }
  return { kind: 'foulee', id: null }
}

const getOwner = ({ organisateurs_id, magasins_id }: Row) =>
  magasins_id === null
    ? { owners: ofOrganisateur, column: 'organisateurs_id', id: organisateurs_id }
    : { owners: ofMagasin, column: 'magasins_id', id: magasins_id }

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
    fil: () => ({
      kind: 'evenement',
      cle: `evenement:${row.id}`,
      fait_id: row.id,
      objet: { kind: 'evenement', id: row.id },
      emetteur: getEmetteur(row),
    }),
    tell: notifyDecision,
    mail: ({ id, slug, titre }, answer, { email, prenom }) => ({
      to: email,
      template: 'evenement-decide',
      props: { prenom, nom: titre || SANS_TITRE, id, slug, ...answer },
    }),
  }
}
