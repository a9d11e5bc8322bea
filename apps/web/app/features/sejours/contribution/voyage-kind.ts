import type { VoyageGestion } from '@foulee/contract/sejours/contribution'
import { SANS_TITRE } from '@foulee/domain/sejours/voyage'
import type { Kind } from '#kit/publication/kind.ts'
import { api } from '#platform/api/api.ts'
import { MES_SEJOURS, pagePath } from './paths.ts'

/** Prefix of all queries about stays, invalidated by any change. */
export const VOYAGES = ['voyages'] as const

/** A stay, as its agency writes it (produit 10.7). */
export const VOYAGE: Kind<VoyageGestion> = {
  genre: 'voyage',
  owner: 'organisation',
  nom: 'séjour',
  pluriel: 'séjours',
  accord: 'masculin',
  root: VOYAGES,
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
    gestion: (id) => api('GET /api/voyages/{id}/gestion', { params: { id } }),
    historique: (id, query) => api('GET /api/voyages/{id}/historique', { params: { id }, query }),
    soumettre: (id) =>
      api('POST /api/voyages/{id}/etat', { params: { id }, body: { geste: 'soumettre' } }),
    supprimer: (id) => api('POST /api/voyages/{id}/del', { params: { id } }),
  },
}
