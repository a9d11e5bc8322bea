import type { CourseGestion } from '@foulee/contract/courses/contribution'
import type { Kind } from '#kit/publication/kind.ts'
import { api } from '#platform/api/api.ts'
import { MES_COURSES } from './paths.ts'

/** A race, as its organiser writes it (produit 8.7). */
export const COURSE: Kind<CourseGestion> = {
  genre: 'course',
  owner: 'organisation',
  nom: 'course',
  pluriel: 'courses',
  accord: 'feminin',
  root: ['courses'],
  mine: { path: MES_COURSES, title: 'Mes courses' },
  page: (slug) => `/courses/${slug}`,
  queue: 'courses',
  words: {
    lecteur: 'l’organisateur',
    efface: (titre) => `${titre}, ses éditions, ses épreuves et ses photos seront effacées.`,
  },
  read: ({ course: { id, nom, statut, annulation_motif } }) => ({
    id,
    titre: nom,
    statut,
    annulation_motif,
    apercu: null,
  }),
  calls: {
    gestion: (id) => api('GET /api/courses/{id}/gestion', { params: { id } }),
    historique: (id, query) => api('GET /api/courses/{id}/historique', { params: { id }, query }),
    soumettre: (id) =>
      api('POST /api/courses/{id}/etat', { params: { id }, body: { geste: 'soumettre' } }),
    supprimer: (id) => api('POST /api/courses/{id}/del', { params: { id } }),
  },
}
