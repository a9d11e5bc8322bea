import type { evenements } from '@foulee/contract/club/evenements'
import { createEvenement } from '@foulee/testing/evenements'
import { type Examples, OPEN, type World } from '#test/http/examples.ts'

const newEvenement = ({ t }: World) => createEvenement(t.db, t.clock.now)

export const evenementsExamples: Examples<keyof typeof evenements> = {
  'GET /api/evenements': {
    who: OPEN,
    input: async (world) => {
      await newEvenement(world)
      return { query: { tri: 'nom', nb_page: 100, moment: ['soir'], places: 1 } }
    },
  },
  'GET /api/evenements/dates': {
    who: OPEN,
    input: async (world) => {
      await newEvenement(world)
      return { query: { nb_page: 100, type: ['sortie'] } }
    },
  },
  'GET /api/evenements/{id}': {
    who: OPEN,
    input: async (world) => ({ params: { id: (await newEvenement(world)).slug } }),
  },
  'GET /api/filtres/evenements': { who: OPEN, input: () => ({}) },
  'GET /api/evenements/tuiles/{z}/{x}/{y}': {
    who: OPEN,
    input: () => ({ params: { z: 8, x: 132, y: 91 } }),
  },
  'GET /api/evenements/{id}/calendrier.ics': {
    who: OPEN,
    input: async (world) => ({ params: { id: (await newEvenement(world)).slug } }),
  },
  'GET /api/sorties': { who: OPEN, input: () => ({}) },
}
