import type { VoyageGestion } from '@foulee/contract/sejours/contribution'
import { SANS_TITRE } from '@foulee/domain/sejours/voyage'
import type { Kind } from '#kit/publication/kind.ts'
import { api } from '#platform/api/api.ts'
import { MES_SEJOURS, pagePath } from './paths.ts'

/** A stay, as its agency writes it (produit 10.7). */
export const VOYAGE: Kind<VoyageGestion> = {
  genre: 'voyage',
  owner: 'organisation',
  nom: 'séjour',
  pluriel: 'séjours',
  accord: 'masculin',
  tags: ['voyages', 'courses'],
  mine: { path: MES_SEJOURS, title: 'Mes séjours' },
  page: pagePath,
  queue: 'sejours',
  words: {
    lecteur: 'l’agence',
    efface: (titre) => `${titre}, ses journées, ses départs et ses photos seront effacés.`,
  },
  read: ({ voyage: { id, slug, titre, statut, annulation_motif } }) => ({
    id,
    titre: titre || SANS_TITRE,
    statut,
    annulation_motif,
    apercu: pagePath(slug),
  }),
  calls: {
    gestion: 'GET /api/voyages/{id}/gestion',
    historique: 'GET /api/voyages/{id}/historique',
    soumettre: (id) =>
      api('POST /api/voyages/{id}/etat', { params: { id }, body: { geste: 'soumettre' } }),
    supprimer: (id) => api('POST /api/voyages/{id}/del', { params: { id } }),
  },
}
