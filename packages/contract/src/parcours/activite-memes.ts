import * as z from 'zod'
import { IdParam, Metres } from '../shared/fields.ts'
import { data, endpoints } from '../shared/kit.ts'
import { Activite } from './activites.ts'

/** Earlier outings on the path at most, the latest. */
export const MOST_MEMES = 50

const MemeParcours = Activite.pick({
  id: true,
  titre: true,
  sport: true,
  debut: true,
  fuseau: true,
  distance: true,
  denivele: true,
  duree: true,
  duree_mouvement: true,
}).extend({
  /** `autre`: a loop begun elsewhere. */
  sens: z.enum(['meme', 'inverse', 'autre']),
})
export type MemeParcours = z.infer<typeof MemeParcours>

const Ecart = z.strictObject({
  metres: z.array(Metres),
  /** Seconds in motion ahead of the other; negative when behind. */
  avance: z.array(z.int()),
})
export type EcartSortie = z.infer<typeof Ecart>

const MINE = ['activite_introuvable', 'service_indisponible', 'trop_de_demandes'] as const

export const activiteMemes = endpoints({
  'POST /api/activites/{id}/avant': {
    summary: `Mes activités d’avant sur le même parcours, ${MOST_MEMES} au plus, la dernière d’abord.`,
    access: 'member',
    isRead: true,
    params: z.object({ id: IdParam }),
    reply: data(z.array(MemeParcours)),
    errors: MINE,
  },
  'POST /api/activites/{id}/ecart/{id_autre}': {
    summary:
      'Le temps pris ou perdu le long d’une de mes activités sur une autre, du même parcours dans le même sens\u00a0; null sans heures ni fichier.',
    access: 'member',
    isRead: true,
    params: z.object({ id: IdParam, id_autre: IdParam }),
    reply: data(Ecart.nullable()),
    errors: MINE,
  },
})
