import * as z from 'zod'
import { Id, Instant } from '../shared/fields.ts'
import { data, endpoints } from '../shared/kit.ts'

export const PointsEntry = z.strictObject({
  id: Id,
  label: z.string(),
  points: z.int(),
  at: Instant,
})
export type PointsEntry = z.infer<typeof PointsEntry>

export const Jauge = z.strictObject({
  jauge: z.int(),
  max: z.int(),
  points: z.array(PointsEntry),
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
