import type { CourseGestion } from '@foulee/contract/courses/contribution'
import type { Kind } from '#kit/publication/kind.ts'
import { api } from '#platform/api/api.ts'
import { MES_COURSES } from './paths.ts'

export const COURSE: Kind<CourseGestion> = {
  genre: 'course',
  owner: 'organisation',
  nom: 'course',
  pluriel: 'courses',
  accord: 'feminin',
  tags: ['courses'],
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
    gestion: 'GET /api/courses/{id}/gestion',
    historique: 'GET /api/courses/{id}/historique',
    soumettre: (id) =>
      api('POST /api/courses/{id}/etat', { params: { id }, body: { geste: 'soumettre' } }),
    supprimer: (id) => api('POST /api/courses/{id}/del', { params: { id } }),
  },
}
