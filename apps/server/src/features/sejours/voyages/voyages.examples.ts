import type { voyages } from '@foulee/contract/sejours/voyages'
import { createVoyage } from '@foulee/testing/sejours'
import { type Examples, OPEN, type World } from '#test/http/examples.ts'

const newVoyage = ({ t }: World) => createVoyage(t.db, t.clock.now)

export const voyagesExamples: Examples<keyof typeof voyages> = {
  'GET /api/voyages': {
    who: OPEN,
    input: async (world) => {
      await newVoyage(world)
      return { query: { tri: 'prix', nb_page: 100, sport: ['trail'], places_min: 1 } }
    },
  },
  'POST /api/voyages': {
    who: OPEN,
    input: async (world) => {
      await newVoyage(world)
      return { query: { tri: 'nom', nb_page: 100 } }
    },
  },
  'GET /api/voyages/{id}': {
    who: OPEN,
    input: async (world) => ({ params: { id: (await newVoyage(world)).slug } }),
  },
  'GET /api/filtres/voyages': { who: OPEN, input: () => ({}) },
  'GET /api/courses/{id}/voyages': {
    who: OPEN,
    input: ({ course }) => ({ params: { id: course.slug } }),
  },
  'GET /api/destinations': { who: OPEN, input: () => ({}) },
}
