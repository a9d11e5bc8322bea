import * as z from 'zod'
import { Id, Instant } from '../shared/fields.ts'
import { data, endpoints, list } from '../shared/kit.ts'

export const Bloque = z.strictObject({ users_id: Id, nom: z.string(), depuis: Instant })
export type Bloque = z.infer<typeof Bloque>

export const blocages = endpoints({
  'POST /api/profile/bloquer': {
    summary:
      'Bloque un membre, ou cesse\u00a0: aucun des deux ne voit plus l’autre, et plus aucun ne suit l’autre.',
    access: 'member',
    body: z.object({ users_id: Id, est_bloque: z.boolean() }),
    reply: data(z.strictObject({ est_bloque: z.boolean() })),
    errors: ['profil_introuvable', 'blocage_de_soi', 'trop_de_demandes'],
  },
  'POST /api/profile/bloques': {
    summary: 'Qui je bloque, les derniers d’abord.',
    access: 'member',
    isRead: true,
    reply: list(Bloque),
  },
})
