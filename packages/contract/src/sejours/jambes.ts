import { VERDICTS } from '@foulee/domain/sejours/jambes'
import * as z from 'zod'
import { Reference } from '../parcours/parcours-prediction.ts'
import { Id, IdOrSlug, Metres, Text } from '../shared/fields.ts'
import { data, endpoints } from '../shared/kit.ts'

/** A day that one runs, for who asks. */
const JourneePourMoi = z.strictObject({
  journees_id: Id,
  /** Seconds, at the median; null where nothing is known of the runner. */
  temps: z.int().nullable(),
  verdict: z.enum(VERDICTS).nullable(),
  /** The numbers that say so, in words. */
  raisons: z.array(z.string()),
})

/** What the days of a stay are for one runner (produit 10.3): an advice with its reasons, never a gate. */
export const VoyagePourMoi = z.strictObject({
  /** What times are told from: a race that was told, or the level of the profile; null for neither. */
  base: z.enum(['resultat', 'niveau']).nullable(),
  niveau: Text,
  /** The outings of the last twelve months, and the largest climb of one of them. */
  sorties: z.strictObject({ nb: z.int().min(0), denivele: Metres.nullable() }),
  jours: z.array(JourneePourMoi),
})
export type VoyagePourMoi = z.infer<typeof VoyagePourMoi>

export const jambes = endpoints({
  'POST /api/voyages/{id}/jambes': {
    summary:
      'Ce que chaque journée d’un séjour demande à mes jambes\u00a0: un temps prévu, et le plus que j’aie fait en douze mois.',
    access: 'member',
    isRead: true,
    params: z.object({ id: IdOrSlug }),
    body: Reference,
    reply: data(VoyagePourMoi),
    errors: ['voyage_introuvable'],
  },
})
