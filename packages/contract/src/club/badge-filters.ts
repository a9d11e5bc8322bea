import { FAMILLES_BADGE } from '@foulee/domain/club/badge'
import * as z from 'zod'
import type { Filters } from '../shared/filters.ts'

export const badgeFilters = {
  texte: {
    type: 'text',
    nom: 'Recherche',
    description: 'Titre ou description du badge.',
    placeholder: 'Marathon, nuit, entraide',
    schema: z.string(),
  },
  famille: {
    type: 'multivalue',
    nom: 'Famille',
    description: 'Distances, dénivelé, régularité, entraide…',
    possibles: FAMILLES_BADGE,
  },
  tri: {
    type: 'multivalue',
    nom: 'Tri',
    description: 'L’ordre de la liste.',
    possibles: { famille: 'Par famille', nom: 'Nom', rare: 'Les plus rares' },
  },
} as const satisfies Filters
