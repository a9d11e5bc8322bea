import type * as t from '@foulee/db/schema'
import { findMove, SANS_TITRE } from '@foulee/domain/sejours/voyage'
import { ofAgence } from '#features/sejours/agences/agences.membership.ts'
import { EDITED } from '#features/sejours/voyages/voyages-versions.ts'
import { notifyDecision } from '#kernel/notifications/notify-decision.ts'
import type { Managed } from '#kernel/publication/managed.ts'

export const voyageManaged: Managed<typeof t.voyages.$inferSelect> = {
  table: EDITED.table,
  journal: EDITED.journal,
  key: EDITED.key,
  genre: 'voyage',
  incomplet: 'voyage_incomplet',
  findMove,
  readers: { annuler: 'les voyageurs le liront', owners: 'l’agence le lira' },
  owners: ofAgence,
  ownerOf: ({ agences_id }) => ({ column: 'agences_id', id: agences_id }),
  fil: ({ id, agences_id }) => ({
    kind: 'sejour',
    cle: `sejour:${id}`,
    fait_id: id,
    objet: { kind: 'voyage', id },
    emetteur: { kind: 'agence', id: agences_id },
  }),
  tell: notifyDecision,
  mail: ({ id, slug, titre }, answer, { email, prenom }) => ({
    to: email,
    template: 'voyage-decide',
    props: { prenom, nom: titre || SANS_TITRE, id, slug, ...answer },
  }),
}
