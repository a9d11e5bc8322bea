import type { GesteManaged } from '@foulee/contract/shared/publication'
import type * as t from '@foulee/db/schema'
import { findMove, SANS_TITRE } from '@foulee/domain/sejours/voyage'
import { EDITED } from '#features/sejours/voyages/voyages-versions.ts'
import { ownedByOrganisation } from '#kernel/publication/owned-by-organisation.ts'
import type { Workflow } from '#kernel/publication/workflow.ts'

type Row = typeof t.voyages.$inferSelect

export const voyageWorkflow: Workflow<Row, GesteManaged> = {
  edited: EDITED,
  genre: 'voyage',
  incomplet: 'voyage_incomplet',
  owner: ownedByOrganisation<Row>({
    findMove,
    readers: { annuler: 'les voyageurs le liront', owners: 'l’agence le lira' },
    owners: EDITED.owners,
    mail: ({ id, slug, titre }, answer, { email, prenom }) => ({
      to: email,
      template: 'voyage-decide',
      props: { prenom, nom: titre || SANS_TITRE, id, slug, ...answer },
    }),
  }),
  fil: ({ id, agences_id }) => ({
    kind: 'sejour',
    cle: `sejour:${id}`,
    fait_id: id,
    objet: { kind: 'voyage', id },
    emetteur: { kind: 'agence', id: agences_id },
  }),
}
