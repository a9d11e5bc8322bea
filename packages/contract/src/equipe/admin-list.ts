import * as z from 'zod'
import { Id } from '../shared/fields.ts'

/**
 * Query of back-office lists: page, order, filters combined with AND. `ids` selects objects
 * regardless of the page, to refresh one row.
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

export type AdminPage = { page: number; nb_page: number; ordre: 'asc' | 'desc' }

export const Recherche = z.string().trim().max(100)
