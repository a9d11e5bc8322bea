import type { GesteManaged } from '@foulee/contract/shared/publication'
import type * as t from '@foulee/db/schema'
import { SANS_TITRE } from '@foulee/domain/club/evenement'
import { findMove } from '@foulee/domain/club/evenement-publication'
import type { Fact } from '#kernel/feed/write-publication.ts'
import { ownedByOrganisation } from '#kernel/publication/owned-by-organisation.ts'
import type { Workflow } from '#kernel/publication/workflow.ts'
import { EDITED } from './evenements-versions.ts'

type Row = Pick<
  typeof t.evenements.$inferSelect,
  'id' | 'slug' | 'titre' | 'etat' | 'publie_le' | 'updated_at' | 'organisateurs_id' | 'magasins_id'
>

const getEmetteur = ({ organisateurs_id, magasins_id }: Row): Fact['emetteur'] => {
  if (magasins_id !== null) return { kind: 'magasin', id: magasins_id }
  if (organisateurs_id !== null) return { kind: 'organisateur', id: organisateurs_id }
  return { kind: 'foulee', id: null }
}

export const evenementWorkflow: Workflow<Row, GesteManaged> = {
  edited: EDITED,
  genre: 'evenement',
  incomplet: 'evenement_incomplet',
  owner: ownedByOrganisation<Row>({
    findMove,
    readers: { annuler: 'qui est inscrit le lira', owners: 'ceux qui le proposent le liront' },
    owners: EDITED.owners,
    mail: ({ id, slug, titre }, answer, { email, prenom }) => ({
      to: email,
      template: 'evenement-decide',
      props: { prenom, nom: titre || SANS_TITRE, id, slug, ...answer },
    }),
  }),
  fil: (row) => ({
    kind: 'evenement',
    cle: `evenement:${row.id}`,
    fait_id: row.id,
    objet: { kind: 'evenement', id: row.id },
    emetteur: getEmetteur(row),
  }),
}
