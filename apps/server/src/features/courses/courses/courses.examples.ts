import type { courses } from '@foulee/contract/courses/courses'
import { type Examples, MEMBERS, OPEN } from '#test/http/examples.ts'

export const courseExamples: Examples<keyof typeof courses> = {
  'GET /api/courses': {
    who: OPEN,
    input: () => ({ query: { tri: 'nom', nb_page: 100, departement: ['38', '73'] } }),
  },
  'GET /api/courses/desserrer': {
    who: OPEN,
    input: () => ({
      query: { texte: 'trail isère', autour: '5.72,45.18,30', sans: ['texte', 'loin', 'autour'] },
    }),
  },
  'GET /api/courses/{id}/semblables': {
    who: OPEN,
    input: ({ course }) => ({ params: { id: course.id } }),
  },
  'GET /api/courses/{id}/week-end': {
    who: OPEN,
    input: ({ course }) => ({ params: { id: course.id } }),
  },
  'GET /api/courses/calendrier.ics': { who: OPEN, input: () => ({}) },
  'GET /api/courses/{id}': {
    who: OPEN,
    input: ({ course }) => ({ params: { id: course.slug } }),
  },
  'GET /api/courses/{id}/calendrier.ics': {
    who: OPEN,
    input: ({ course }) => ({ params: { id: course.id } }),
  },
  'GET /api/filtres/courses': { who: OPEN, input: () => ({}) },
  'GET /api/calendrier': { who: OPEN, input: () => ({}) },
  'POST /api/dashboard/courses': { who: OPEN, input: () => ({}) },
  'POST /api/courses/organisateurs/list': {
    who: MEMBERS,
    input: ({ organisateur }) => ({ body: { recherche: organisateur.nom } }),
  },
}
