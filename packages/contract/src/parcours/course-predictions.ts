import { NIVEAUX } from '@foulee/domain/membres/profil'
import { SOURCES_FOURCHETTE } from '@foulee/domain/parcours/prediction'
import * as z from 'zod'
import { Id, IdOrSlug, IdParam } from '../shared/fields.ts'
import { data, endpoints } from '../shared/kit.ts'
import { EtapeFeuille } from './feuille-de-route.ts'
import { Reference } from './parcours-prediction.ts'

const Seconds = z.int().min(0)

/** A place of an épreuve, the finish included, that one must have left by a time: when one is there, and the chance. */
export const BarrierePrevue = EtapeFeuille.pick({
  metres: true,
  nom: true,
  types: true,
  is_arrivee: true,
  passage: true,
  temps: true,
}).extend({
  barriere: EtapeFeuille.shape.barriere.unwrap().extend({ chance: z.number().min(0).max(1) }),
})
export type BarrierePrevue = z.infer<typeof BarrierePrevue>

/** What a runner may expect of one épreuve: the roadbook's own calculation, stops and night included. */
export const EpreuvePrediction = z.strictObject({
  epreuves_id: Id,
  /** Seconds from start to finish that five of ten such runners are faster than. */
  temps: Seconds,
  /** Two of ten such runners are faster, two slower. */
  fourchette: z.tuple([Seconds, Seconds]),
  source_fourchette: z.enum(SOURCES_FOURCHETTE),
  /** Seconds of `temps` that are planned to be stops. */
  arrets: Seconds,
  /** Whether a track says where the climbs are; without one, the climb of the whole is spread evenly. */
  has_trace: z.boolean(),
  barrieres: z.array(BarrierePrevue),
})
export type EpreuvePrediction = z.infer<typeof EpreuvePrediction>

/** What a runner may expect of the épreuves of an edition. */
export const CoursePredictions = z.strictObject({
  /** A race that was told, or the level of the profile, which is rough. */
  base: z.enum(['resultat', 'niveau']),
  niveau: z.enum(NIVEAUX).nullable(),
  /** Those that one person runs whole, and whose length is known. */
  epreuves: z.array(EpreuvePrediction),
})
export type CoursePredictions = z.infer<typeof CoursePredictions>

/** A race that was run, and the edition; without one, the default edition (produit 4.6). */
const Asked = Reference.safeExtend({ editions_id: IdParam.optional() })

export const coursePredictions = endpoints({
  'GET /api/courses/{id}/predictions': {
    summary:
      'Mon temps prévu à chaque épreuve d’une édition, avec sa fourchette et mes chances à chaque barrière\u00a0: d’après une course que je donne, sinon d’après mon niveau\u00a0; `null` quand ni l’un ni l’autre n’est connu.',
    access: 'member',
    params: z.object({ id: IdOrSlug }),
    query: Asked,
    reply: data(CoursePredictions.nullable()),
    errors: ['course_introuvable'],
  },
})
