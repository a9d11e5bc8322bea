import { findMissing, type Manque } from '../shared/publication.ts'
import type { ContenuSeance } from './seance.ts'

export const PHASES = ['reprise', 'generale', 'specifique', 'affutage', 'recuperation'] as const
export type Phase = (typeof PHASES)[number]
export const PHASE_LABELS: Readonly<Record<Phase, string>> = {
  reprise: 'Reprise',
  generale: 'Développement général',
  specifique: 'Développement spécifique',
  affutage: 'Affûtage',
  recuperation: 'Récupération',
}

export const OBJECTIFS_PLAN = [
  'debuter',
  'reprendre',
  '5km',
  '10km',
  'semi',
  'marathon',
  'trail_court',
  'trail_long',
  'ultra',
  'km_vertical',
  'marche_nordique',
] as const
export type ObjectifPlan = (typeof OBJECTIFS_PLAN)[number]
export const OBJECTIF_PLAN_LABELS: Readonly<Record<ObjectifPlan, string>> = {
  debuter: 'Débuter',
  reprendre: 'Reprendre',
  '5km': '5\u00a0km',
  '10km': '10\u00a0km',
  semi: 'Semi-marathon',
  marathon: 'Marathon',
  trail_court: 'Trail court',
  trail_long: 'Trail long',
  ultra: 'Ultra-trail',
  km_vertical: 'Kilomètre vertical',
  marche_nordique: 'Marche nordique',
}

export const JOURS_SEMAINE = [1, 2, 3, 4, 5, 6, 7] as const
export type JourSemaine = (typeof JOURS_SEMAINE)[number]

/** A full copy of a session: later edits in the library do not change the plan. */
export type SeancePlacee = ContenuSeance & {
  cle: number
  jour: JourSemaine
}

export type SemainePlan = {
  phase: Phase
  note: string
  seances: readonly SeancePlacee[]
}

export const PLAN_LIMITS = {
  semaines: 40,
  seances_par_jour: 3,
  note: 500,
} as const

type PlanToSubmit = {
  titre: string
  description: string
  niveau: string | null
  objectif: string | null
  semaines: readonly SemainePlan[]
}

export function findMissingPlan(plan: PlanToSubmit): Manque[] {
  const { titre, description, niveau, objectif, semaines } = plan
  return findMissing([
    [titre.trim().length > 0, 'titre', 'Donnez un titre à votre plan.'],
    [
      description.trim().length >= 80,
      'description',
      'Dites pour qui est le plan et comment il avance (80 caractères au moins).',
    ],
    [objectif !== null, 'objectif', 'Choisissez ce à quoi il mène.'],
    [niveau !== null, 'niveau', 'Dites pour quel niveau il est écrit.'],
    [semaines.length >= 2, 'semaines', 'Écrivez au moins deux semaines.'],
    [
      semaines.every(({ seances }) => seances.length > 0),
      'semaines',
      'Chaque semaine a besoin d’une séance au moins.',
    ],
  ])
}

export const summarizeSemaines = (semaines: readonly SemainePlan[]) => ({
  nb_semaines: semaines.length,
  seances_par_semaine: Math.max(0, ...semaines.map(({ seances }) => seances.length)),
})
