import { RECHERCHE_KINDS, RECHERCHE_MAX } from '@foulee/domain/site/recherche'
import * as z from 'zod'
import { Day } from '../shared/fields.ts'
import { data, endpoints } from '../shared/kit.ts'

/** One thing that was found, whatever it is. */
export const Trouvaille = z.strictObject({
  kind: z.enum(RECHERCHE_KINDS),
  id: z.int(),
  titre: z.string(),
  /** Where it is, or how long; empty when there is nothing to say. */
  detail: z.string(),
  /** The day of what is dated. */
  jour: Day.nullable(),
  /** The path of its page. */
  chemin: z.string(),
  /** The address of its picture. */
  image: z.string().nullable(),
})
export type Trouvaille = z.output<typeof Trouvaille>

/** What was found of one kind. */
export const GroupeTrouve = z.strictObject({
  kind: z.enum(RECHERCHE_KINDS),
  nb: z.int().min(1),
  /** Whether there are more than `nb`. */
  est_plafonne: z.boolean(),
  resultats: z.array(Trouvaille),
})
export type GroupeTrouve = z.output<typeof GroupeTrouve>

/** What the words that are typed mean, or may come to mean, as a search of one list. */
export const Suggestion = z.strictObject({
  quoi: z.enum(['courses', 'parcours']),
  /** « Trails de 30 km en Isère » */
  titre: z.string(),
  /** What to write into the field for it. */
  texte: z.string(),
  /** The commune around which it is, and that circle as the filter of the list asks for it. */
  lieu: z.strictObject({ nom: z.string(), autour: z.string() }).nullable(),
  /** How many it finds, counted up to a thousand; null where nothing is counted. */
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
