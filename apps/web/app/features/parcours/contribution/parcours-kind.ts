import type { Geste, ParcoursGestion } from '@foulee/contract/parcours/parcours-edition'
import type { Kind } from '#kit/publication/kind.ts'
import { track } from '#platform/analytics/track.ts'
import { api } from '#platform/api/api.ts'
import { MES_PARCOURS } from './paths.ts'

const move = (id: number, geste: Geste) =>
  api('POST /api/parcours/etat/{id}', { params: { id }, body: { geste } })

/** A route, as its author writes it (produit 9.3). */
export const PARCOURS: Kind<ParcoursGestion> = {
  genre: 'parcours',
  owner: 'author',
  nom: 'parcours',
  pluriel: 'parcours',
  accord: 'masculin',
  tags: ['parcours', 'courses'],
  mine: { path: MES_PARCOURS, title: 'Mes parcours' },
  page: (slug) => `/parcours/${slug}`,
  queue: 'parcours',
  words: {
    lecteur: 'l’auteur',
    efface: (titre) => `${titre}, son fichier, ses photos et les avis reçus seront effacés.`,
  },
  read: ({ parcours: { id, slug, titre, statut, trace } }) => ({
    id,
    titre,
    statut,
    apercu: trace ? `/parcours/${slug}` : null,
  }),
  calls: {
    gestion: 'GET /api/parcours/{id}/gestion',
    soumettre: async (id) => {
      const answer = await move(id, 'soumettre')
      // Produit 14.23: tracked with the author's consent, held by the server until the publication.
      track('parcours_publish', { parcours_id: id })
      return answer
    },
    reprendre: (id) => move(id, 'reprendre'),
    supprimer: (id) => api('POST /api/parcours/del/{id}', { params: { id } }),
  },
}
