import type { parcours } from '@foulee/contract/parcours/parcours'
import { type Examples, OPEN } from '#test/http/examples.ts'

export const parcoursExamples: Examples<keyof typeof parcours> = {
  'GET /api/parcours': {
    who: OPEN,
    input: () => ({ query: { tri: 'nom', nb_page: 100, departement: ['38', '73'] } }),
  },
  'GET /api/parcours/desserrer': {
    who: OPEN,
    input: () => ({ query: { texte: 'trail isère', distance_min: 1000, sans: ['distance'] } }),
  },
  'GET /api/parcours/{id}': {
    who: OPEN,
    input: ({ parcours }) => ({ params: { id: parcours.slug } }),
  },
  'GET /api/filtres/parcours': { who: OPEN, input: () => ({}) },
}
