import * as z from 'zod'
import type { Filters } from './filters.ts'

/** Beside the filters of a list: which of them one might do without (produit 14.26). */
export const desserrerFilters = {
  sans: {
    type: 'multivalue',
    nom: 'Sans',
    description:
      'Les filtres à essayer d’ôter, chacun par son nom\u00a0; plusieurs ensemble avec un point entre eux\u00a0; «\u00a0avenir\u00a0» ôte le jour et garde les dates à venir, «\u00a0loin\u00a0» cherche plus loin autour, dans le premier cercle plus large qui trouve.',
    possibles: null,
  },
} as const satisfies Filters

/** One way to loosen a search that found nothing, and how many it finds, counted up to a thousand. */
export const Desserrage = z.strictObject({
  sans: z.string(),
  /** The words that are left, where some of them are taken away; null otherwise. */
  texte: z.string().nullable(),
  /** The words that are taken away, as a person reads them. */
  mots: z.string().nullable(),
  /** The new radius, where one looks further. */
  rayon_km: z.number().nullable(),
  nb: z.int().min(0),
})
export type Desserrage = z.infer<typeof Desserrage>
