import { ETATS_ETAPE, SOURCES_ETAPES, VERDICTS } from '@foulee/domain/entrainement/etapes-faites'
import * as z from 'zod'
import { Metres } from '../shared/fields.ts'
import { Fin, SIMPLE_STEP_TYPES } from './step.ts'

/** Seconds per kilometre, `min` is faster. */
const Allures = z.strictObject({ min: z.number(), max: z.number() })
/** Seconds, metres. */
const Mesure = z.strictObject({ duree: z.int(), distance: Metres.nullable() })

const EtapeFaite = z.strictObject({
  /** Path of the step: index, preceded by those of the enclosing repetitions. */
  chemin: z.array(z.int()),
  type: z.enum(SIMPLE_STEP_TYPES),
  passage: z.strictObject({ numero: z.int(), total: z.int() }),
  prevu: z.strictObject({
    fin: Fin,
    duree: z.int().nullable(),
    distance: Metres.nullable(),
    allure: Allures.nullable(),
  }),
  /** `sans_tour`: done, but merged with the neighbouring lap. */
  etat: z.enum(ETATS_ETAPE),
  fait: Mesure.extend({ allure: z.int().nullable() }).nullable(),
  /** Null without a target pace. */
  verdict: z.enum(VERDICTS).nullable(),
})
export type EtapeFaite = z.infer<typeof EtapeFaite>

/**
 * Step-by-step comparison, from the laps of the activity, or from its track cut at the planned
 * ends.
 */
export const EtapesFaites = z.strictObject({
  source: z.enum(SOURCES_ETAPES),
  /** VMA in km/h behind the paces; null if unknown or not shared. */
  vma: z.number().nullable(),
  etapes: z.array(EtapeFaite),
  apres: Mesure.nullable(),
})
export type EtapesFaites = z.infer<typeof EtapesFaites>
