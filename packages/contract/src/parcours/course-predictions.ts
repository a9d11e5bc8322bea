import { NIVEAUX } from '@foulee/domain/membres/profil'
import { SOURCES_FOURCHETTE } from '@foulee/domain/parcours/prediction'
import * as z from 'zod'
import { Id, IdOrSlug, IdParam } from '../shared/fields.ts'
import { data, endpoints } from '../shared/kit.ts'
import { Calibre } from './calibre.ts'
import { Chance, EtapeFeuille } from './feuille-de-route.ts'
import { Poids } from './parcours-prediction.ts'
import { Reference } from './reference.ts'

const Seconds = z.int().min(0)

export const BarrierePrevue = EtapeFeuille.pick({
  metres: true,
  nom: true,
  types: true,
  is_arrivee: true,
  passage: true,
  temps: true,
}).extend({
  barriere: EtapeFeuille.shape.barriere.unwrap().extend({ chance: Chance }),
})
export type BarrierePrevue = z.infer<typeof BarrierePrevue>

/** Prediction for one épreuve, computed by the roadbook with stops and night. */
export const EpreuvePrediction = z.strictObject({
  epreuves_id: Id,
  temps: Seconds,
  /** 20th and 80th percentiles. */
  fourchette: z.tuple([Seconds, Seconds]),
  source_fourchette: z.enum(SOURCES_FOURCHETTE),
  /** Share of starters who give up with time to spare: chances count them. */
  abandons: Chance,
  arrets: Seconds,
  ...Poids,
  /** Whether a track locates the climbs; otherwise the total climb is spread evenly. */
  has_trace: z.boolean(),
  barrieres: z.array(BarrierePrevue),
})
export type EpreuvePrediction = z.infer<typeof EpreuvePrediction>

export const CoursePredictions = z.strictObject({
  /** A past race, or the profile level, which is rough. */
  base: z.enum(['resultat', 'niveau']),
  niveau: z.enum(NIVEAUX).nullable(),
  calibre: Calibre.nullable(),
  epreuves: z.array(EpreuvePrediction),
})
export type CoursePredictions = z.infer<typeof CoursePredictions>

const CoursePredictionsQuery = Reference.safeExtend({ editions_id: IdParam.optional() })

export const coursePredictions = endpoints({
  'GET /api/courses/{id}/predictions': {
    summary:
      'Mon temps prévu à chaque épreuve d’une édition, avec sa fourchette et mes chances à chaque barrière\u00a0: d’après une course que je donne et mes résultats, sinon d’après mon niveau\u00a0; `null` quand ni l’un ni l’autre n’est connu.',
    access: 'member',
    params: z.object({ id: IdOrSlug }),
    query: CoursePredictionsQuery,
    reply: data(CoursePredictions.nullable()),
    errors: ['course_introuvable'],
  },
})
