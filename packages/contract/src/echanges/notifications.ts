import * as z from 'zod'
import { Id, Instant } from '../shared/fields.ts'
import { data, endpoints } from '../shared/kit.ts'

export const Notice = z.strictObject({
  id: Id,
  /** `courses`… as in the notification settings. */
  kind: z.string(),
  titre: z.string(),
  texte: z.string(),
  url: z.string(),
  lu_le: Instant.nullable(),
  created_at: Instant,
})
export type Notice = z.infer<typeof Notice>

export const Notices = z.strictObject({
  notifications: z.array(Notice),
  nb: z.int().min(0),
  nb_non_lues: z.int().min(0),
})
export type Notices = z.infer<typeof Notices>

export const notifications = endpoints({
  'POST /api/notifications/list': {
    summary: 'Mes notifications, de la plus récente à la plus ancienne.',
    access: 'member',
    isRead: true,
    query: z.object({
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      nb_page: z.coerce.number().int().min(1).max(100).default(20),
    }),
    reply: data(Notices),
  },
  'POST /api/notifications/lues': {
    summary: 'Marque des notifications comme lues\u00a0: celles de `ids`, sinon toutes.',
    access: 'member',
    body: z.object({ ids: z.array(Id).max(100).optional() }),
    reply: data(z.strictObject({ nb_non_lues: z.int().min(0) })),
  },
})
