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

/** 1 is Monday. */
export const JourSemaine = z.literal(JOURS_SEMAINE)
const Phase = z.enum(PHASES)

/** A session in a plan, whole, as its coach sends it. */
export const SeanceDePlan = z.strictObject({
  /** Unique in the plan. */
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

/** Weeks as their coach sends them. */
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

/** A session of a plan as it is read. */
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
  /** What the week adds up to for a runner with a VMA of 14 km/h. */
  totaux: Totaux,
  /** Whether its sessions are kept for those who follow the plan. */
  est_reservee: z.boolean(),
  seances: z.array(SeanceLue),
})
export type SemaineLue = z.infer<typeof SemaineLue>

/** A plan as lists show it. */
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
  /** Load of each week for a runner with a VMA of 14 km/h, for the picture; null where it cannot be told. */
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

/** A plan in a list; among one's own (`my=1`) with why staff sent it back. */
export const MonPlan = PlanCard.extend({ renvoi_motif: Text.optional() })
export type MonPlan = z.infer<typeof MonPlan>

/** A plan as its page shows it: whole when it is free, else with two weeks of it. */
export const Plan = PlanCard.extend({
  description: z.string(),
  semaines: z.array(SemaineLue),
})
export type Plan = z.infer<typeof Plan>

/** Something that a plan says of itself, without forbidding it. */
export const Constat = z.strictObject({
  code: z.string(),
  /** The week, from 1; null for the plan as a whole. */
  semaine: z.int().min(1).nullable(),
  message: z.string(),
})

/** A plan as its coach edits it. */
export const PlanGestion = z.strictObject({
  plan: Plan,
  version: z.int(),
  /** How many times it was published, and how many members follow it now. */
  parution: z.int().min(0),
  nb_suivis: z.int().min(0),
  /** Whether it was changed since it was last published. */
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
