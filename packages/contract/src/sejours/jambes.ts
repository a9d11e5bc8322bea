import { VERDICTS } from '@foulee/domain/sejours/jambes'
import * as z from 'zod'
import { Calibre } from '../parcours/calibre.ts'
import { Reference } from '../parcours/reference.ts'
import { Id, IdOrSlug, Metres, Text } from '../shared/fields.ts'
import { data, endpoints } from '../shared/kit.ts'

const JourneePourMoi = z.strictObject({
  journees_id: Id,
  temps: z.int().nullable(),
  verdict: z.enum(VERDICTS).nullable(),
  raisons: z.array(z.string()),
})

/** Difficulty of the days for the caller (produit 10.3): advice with reasons, never blocking. */
export const VoyagePourMoi = z.strictObject({
  base: z.enum(['resultat', 'niveau']).nullable(),
  niveau: Text,
  calibre: Calibre.nullable(),
  /** Activities of the last twelve months, and the largest climb of one. */
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
