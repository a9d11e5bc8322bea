import * as z from 'zod'
import { Id } from '../shared/fields.ts'

/**
 * What every list of the back office is asked: a page, an order, filters that all must hold. `ids`
 * asks for these things whatever the page: how the back office reads one again.
 */
export const adminList = <const T extends readonly [string, ...string[]], F extends z.ZodRawShape>(
  tris: T,
  filtres: F,
) =>
  z.object({
    page: z.int().min(1).max(100_000).default(1),
    nb_page: z.int().min(1).max(100).default(25),
    tri: z.enum(tris).default(tris[0] as never),
    ordre: z.enum(['asc', 'desc']).default('desc'),
    filtres: z
      .object({ ids: z.array(Id).max(100).optional(), ...filtres })
      .partial()
      .default({} as never),
  })

/** The page that a list's answer shows. */
export type AdminPage = { page: number; nb_page: number; ordre: 'asc' | 'desc' }

/** What a person types into a search field. */
export const Recherche = z.string().trim().max(100)
