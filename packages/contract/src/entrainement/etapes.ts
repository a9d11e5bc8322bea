import { ETATS_ETAPE, SOURCES_ETAPES, VERDICTS } from '@foulee/domain/entrainement/etapes-faites'
import * as z from 'zod'
import { Metres } from '../shared/fields.ts'
import { Fin, SIMPLE_STEP_TYPES } from './step.ts'

/** Seconds per kilometre, `min` the quicker. */
const Allures = z.strictObject({ min: z.number(), max: z.number() })
/** Seconds, metres. */
const Mesure = z.strictObject({ duree: z.int(), distance: Metres.nullable() })

/** One step as it was run: planned, done, and whether its pace was held. */
const EtapeFaite = z.strictObject({
  /** Where its step stands: its index, and those of the repetitions around it before it. */
  chemin: z.array(z.int()),
  type: z.enum(SIMPLE_STEP_TYPES),
  /** Which time of a repetition it is, of how many. */
  passage: z.strictObject({ numero: z.int(), total: z.int() }),
  prevu: z.strictObject({
    fin: Fin,
    duree: z.int().nullable(),
    distance: Metres.nullable(),
    allure: Allures.nullable(),
  }),
  /** `sans_tour`: run, but its lap was not pressed. */
  etat: z.enum(ETATS_ETAPE),
  fait: Mesure.extend({ allure: z.int().nullable() }).nullable(),
  /** Null without a pace to hold. */
  verdict: z.enum(VERDICTS).nullable(),
})
export type EtapeFaite = z.infer<typeof EtapeFaite>

/** A training step by step, from the laps of its outing or from the outing cut where steps were to end. */
export const EtapesFaites = z.strictObject({
  source: z.enum(SOURCES_ETAPES),
  /** The VMA in km/h that paces are worked out of; null when it is unknown, or not shared. */
  vma: z.number().nullable(),
  etapes: z.array(EtapeFaite),
  /** What was run after the last step. */
  apres: Mesure.nullable(),
})
export type EtapesFaites = z.infer<typeof EtapesFaites>
