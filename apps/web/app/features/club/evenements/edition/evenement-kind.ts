import type { EvenementGestion } from '@foulee/contract/club/evenements-edition'
import { SANS_TITRE } from '@foulee/domain/club/evenement'
import type { Kind } from '#kit/publication/kind.ts'
import { api } from '#platform/api/api.ts'
import { MES_EVENEMENTS, pagePath } from './paths.ts'

export const EVENEMENT: Kind<EvenementGestion> = {
  genre: 'evenement',
  owner: 'organisation',
  nom: 'évènement',
  pluriel: 'évènements',
  accord: 'masculin',
  tags: ['evenements'],
  mine: { path: MES_EVENEMENTS, title: 'Les évènements que je propose' },
  page: pagePath,
  queue: 'evenements',
  words: {
    publiee: 'Ce que vous changez se voit aussitôt, et les inscrits en sont prévenus.',
    lecteur: 'ceux qui l’organisent',
    sontPlusieurs: true,
    efface: (titre) => `${titre}, ses dates et ses photos seront effacés.`,
  },
  read: ({ evenement: { id, slug, titre, statut, annulation_motif } }) => ({
    id,
    titre: titre || SANS_TITRE,
    statut,
    annulation_motif,
    apercu: pagePath(slug),
  }),
  calls: {
    gestion: 'GET /api/evenements/{id}/gestion',
    historique: 'GET /api/evenements/{id}/historique',
    soumettre: (id) =>
      api('POST /api/evenements/{id}/etat', { params: { id }, body: { geste: 'soumettre' } }),
    supprimer: (id) => api('POST /api/evenements/{id}/del', { params: { id } }),
  },
}
