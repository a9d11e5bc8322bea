import * as z from 'zod'
import { Id, Instant } from '../shared/fields.ts'
import { data, endpoints } from '../shared/kit.ts'

/** One line of the ledger. */
export const PointsEntry = z.strictObject({
  id: Id,
  /** What was done, in French. */
  label: z.string(),
  points: z.int(),
  at: Instant,
})
export type PointsEntry = z.infer<typeof PointsEntry>

/** The gauge (produit 12.2): `points` is the ledger, newest first, by pages. */
export const Jauge = z.strictObject({
  jauge: z.int(),
  max: z.int(),
  points: z.array(PointsEntry),
  /** How long the ledger is. */
  nb: z.int().min(0),
})
export type Jauge = z.infer<typeof Jauge>

export const points = endpoints({
  'POST /api/profile/jauge': {
    summary: 'La jauge de points et son historique, du plus récent au plus ancien.',
    access: 'member',
    isRead: true,
    query: z.object({
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      nb_page: z.coerce.number().int().min(1).max(100).default(20),
    }),
    reply: data(Jauge),
  },
})
