import type { itineraires } from '@foulee/contract/parcours/itineraires'
import { type Examples, MEMBERS } from '#test/http/examples.ts'

const GRENOBLE: [number, number] = [5.7245, 45.1885]
const BASTILLE: [number, number] = [5.7249, 45.1987]

export const itinerairesExamples: Examples<keyof typeof itineraires> = {
  'GET /api/itineraires/etat': { who: MEMBERS, input: () => ({}) },
  'POST /api/itineraires/troncons': {
    who: MEMBERS,
    input: () => ({ body: { troncons: [{ de: GRENOBLE, a: BASTILLE, mode: 'chemin' }] } }),
  },
  'POST /api/itineraires/boucles': {
    who: MEMBERS,
    input: () => ({ body: { depart: GRENOBLE, longueur: 8000, denivele: 200, terrain: 'path' } }),
  },
}
