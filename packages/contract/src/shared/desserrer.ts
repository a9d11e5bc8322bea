import * as z from 'zod'
import type { Filters } from './filters.ts'

export const desserrerFilters = {
  sans: {
    type: 'multivalue',
    nom: 'Sans',
    description:
      'Les filtres à essayer d’ôter, chacun par son nom\u00a0; plusieurs ensemble avec un point entre eux\u00a0; «\u00a0avenir\u00a0» ôte le jour et garde les dates à venir, «\u00a0loin\u00a0» cherche plus loin autour, dans le premier cercle plus large qui trouve.',
    possibles: null,
  },
} as const satisfies Filters

/** A relaxation of an empty search, with its result count, capped at a thousand. */
export const Desserrage = z.strictObject({
  sans: z.string(),
  /** Remaining words, if some are dropped; null otherwise. */
  texte: z.string().nullable(),
  mots: z.string().nullable(),
  rayon_km: z.number().nullable(),
  nb: z.int().min(0),
})
export type Desserrage = z.infer<typeof Desserrage>
