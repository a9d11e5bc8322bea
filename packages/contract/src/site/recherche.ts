import { RECHERCHE_KINDS, RECHERCHE_MAX } from '@foulee/domain/site/recherche'
import * as z from 'zod'
import { Day } from '../shared/fields.ts'
import { data, endpoints } from '../shared/kit.ts'

export const Trouvaille = z.strictObject({
  kind: z.enum(RECHERCHE_KINDS),
  id: z.int(),
  titre: z.string(),
  detail: z.string(),
  jour: Day.nullable(),
  chemin: z.string(),
  image: z.string().nullable(),
})
export type Trouvaille = z.output<typeof Trouvaille>

export const GroupeTrouve = z.strictObject({
  kind: z.enum(RECHERCHE_KINDS),
  nb: z.int().min(1),
  est_plafonne: z.boolean(),
  resultats: z.array(Trouvaille),
})
export type GroupeTrouve = z.output<typeof GroupeTrouve>

/** Suggested search of one list, from the words typed or their completion. */
export const Suggestion = z.strictObject({
  quoi: z.enum(['courses', 'parcours']),
  titre: z.string(),
  texte: z.string(),
  /** Centre commune, and the circle as filter value. */
  lieu: z.strictObject({ nom: z.string(), autour: z.string() }).nullable(),
  /** Result count, capped at a thousand; null if not counted. */
  nb: z.int().min(1).nullable(),
})
export type Suggestion = z.output<typeof Suggestion>

export const recherche = endpoints({
  'GET /api/suggestions': {
    summary:
      'Pendant qu’on tape\u00a0: ce que les mots veulent dire et les communes autour desquelles chercher, avec ce que cela trouve, puis les courses et parcours de ce nom.',
    access: 'public',
    query: z.object({
      q: z
        .string()
        .trim()
        .max(RECHERCHE_MAX, `Votre recherche dépasse ${RECHERCHE_MAX} caractères.`)
        .default(''),
      quoi: z.enum(['courses', 'parcours']).optional(),
    }),
    reply: data(z.strictObject({ sens: z.array(Suggestion), groupes: z.array(GroupeTrouve) })),
    errors: ['trop_de_demandes'],
  },
  'GET /api/recherche': {
    summary:
      'Cherche partout\u00a0: ce que les mots veulent dire, puis les premiers résultats de chaque genre, ou, avec `kind`, une page d’un seul et les nombres des autres.',
    access: 'public',
    query: z.object({
      q: z
        .string()
        .trim()
        .max(RECHERCHE_MAX, `Votre recherche dépasse ${RECHERCHE_MAX} caractères.`)
        .default(''),
      kind: z.enum(RECHERCHE_KINDS).optional(),
      page: z.coerce.number().int().min(1).max(100).default(1),
      nb_page: z.coerce.number().int().min(1).max(20).default(5),
    }),
    reply: data(z.strictObject({ sens: z.array(Suggestion), groupes: z.array(GroupeTrouve) })),
    errors: ['trop_de_demandes'],
  },
})
