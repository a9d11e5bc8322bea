import {
  JOURS_SEMAINE,
  OBJECTIFS_PLAN,
  PHASES,
  PLAN_LIMITS,
} from '@foulee/domain/entrainement/plan'
import { OBJECTIFS_SEANCE } from '@foulee/domain/entrainement/seance'
import { NIVEAUX } from '@foulee/domain/membres/profil'
import { STATUTS } from '@foulee/domain/shared/publication'
import { SPORTS } from '@foulee/domain/shared/sport'
import * as z from 'zod'
import { Cents, Id, Instant, line, Metres, paragraph, Text } from '../shared/fields.ts'
import { Manque } from '../shared/publication.ts'
import { Auteur, Totaux } from './seance.ts'
import { Step, Steps } from './step.ts'

export const JourSemaine = z.literal(JOURS_SEMAINE)
const Phase = z.enum(PHASES)

/** Full copy of a session, as sent by the coach. */
export const SeanceDePlan = z.strictObject({
  cle: Id,
  jour: JourSemaine,
  titre: line(120, 0),
  sport: z.enum(SPORTS),
  objectif: z.enum(OBJECTIFS_SEANCE),
  description: paragraph(2000),
  denivele: Metres.max(20_000).nullable(),
  steps: Steps,
})
export type SeanceDePlan = z.infer<typeof SeanceDePlan>

export const Semaines = z
  .array(
    z.strictObject({
      phase: Phase,
      note: paragraph(PLAN_LIMITS.note),
      seances: z.array(SeanceDePlan).max(7 * PLAN_LIMITS.seances_par_jour),
    }),
  )
  .max(PLAN_LIMITS.semaines)
export type Semaines = z.infer<typeof Semaines>

export const SeanceLue = z.strictObject({
  cle: Id,
  jour: JourSemaine,
  titre: z.string(),
  sport: z.enum(SPORTS),
  objectif: z.enum(OBJECTIFS_SEANCE),
  description: z.string(),
  denivele: Metres.nullable(),
  totaux: Totaux,
  raccourci: z.string(),
  steps: z.array(Step),
})
export type SeanceLue = z.infer<typeof SeanceLue>

export const SemaineLue = z.strictObject({
  numero: z.int().min(1),
  phase: Phase,
  note: z.string(),
  nb_seances: z.int().min(0),
  /** Totals for a VMA of 14 km/h. */
  totaux: Totaux,
  /** Sessions visible to followers of the plan only. */
  est_reservee: z.boolean(),
  seances: z.array(SeanceLue),
})
export type SemaineLue = z.infer<typeof SemaineLue>

export const PlanCard = z.strictObject({
  id: Id,
  slug: z.string(),
  slug_key: z.string(),
  titre: z.string(),
  sport: z.enum(SPORTS),
  niveau: z.enum(NIVEAUX).nullable(),
  objectif: z.enum(OBJECTIFS_PLAN).nullable(),
  distance_cible: Metres.nullable(),
  denivele_cible: Metres.nullable(),
  nb_semaines: z.int().min(0),
  seances_par_semaine: z.int().min(0),
  /** Weekly load for a VMA of 14 km/h; null if unknown. */
  charges: z.array(z.int().min(0).nullable()),
  prix: Cents,
  premium: z.boolean(),
  coach: Auteur,
  note: z.number().nullable(),
  nb_notes: z.int().min(0),
  statut: z.enum(STATUTS),
  updated_at: Instant,
})
export type PlanCard = z.infer<typeof PlanCard>

export const MonPlan = PlanCard.extend({ renvoi_motif: Text.optional() })
export type MonPlan = z.infer<typeof MonPlan>

/** A free plan is complete; any other is limited to two weeks. */
export const Plan = PlanCard.extend({
  description: z.string(),
  semaines: z.array(SemaineLue),
})
export type Plan = z.infer<typeof Plan>

export const Constat = z.strictObject({
  code: z.string(),
  /** Week number from 1; null for the whole plan. */
  semaine: z.int().min(1).nullable(),
  message: z.string(),
})

export const PlanGestion = z.strictObject({
  plan: Plan,
  version: z.int(),
  /** Number of publications, and of current followers. */
  parution: z.int().min(0),
  nb_suivis: z.int().min(0),
  a_reparaitre: z.boolean(),
  renvoi_motif: Text,
  manques: z.array(Manque),
  constats: z.array(Constat),
  droits: z.strictObject({
    soumettre: z.boolean(),
    reprendre: z.boolean(),
    publier: z.boolean(),
    renvoyer: z.boolean(),
  }),
})
export type PlanGestion = z.infer<typeof PlanGestion>
