import type { Sport } from '../sport.ts'
import type { Step } from './step.ts'

/** A training session (« séance »): what it is for, and the steps that it is made of. */

export const OBJECTIFS_SEANCE = [
  'endurance',
  'longue',
  'recuperation',
  'seuil',
  'vma',
  'cotes',
  'specifique',
  'renforcement',
  'test',
  'course',
] as const
export type ObjectifSeance = (typeof OBJECTIFS_SEANCE)[number]

export const OBJECTIF_SEANCE_LABELS: Readonly<Record<ObjectifSeance, string>> = {
  endurance: 'Endurance',
  longue: 'Sortie longue',
  recuperation: 'Récupération',
  seuil: 'Seuil',
  vma: 'VMA',
  cotes: 'Côtes',
  specifique: 'Allure spécifique',
  renforcement: 'Renforcement',
  test: 'Test',
  course: 'Course',
}

/** After these a body needs a day: two in a row are said to whoever writes a plan. */
const DURES: readonly ObjectifSeance[] = [
  'longue',
  'seuil',
  'vma',
  'cotes',
  'specifique',
  'test',
  'course',
]
export const isDure = (objectif: ObjectifSeance): boolean => DURES.includes(objectif)

/** What a session is, wherever it stands: in the library, in a plan, on the calendar of a runner. */
export type ContenuSeance = {
  titre: string
  sport: Sport
  objectif: ObjectifSeance
  description: string
  steps: readonly Step[]
  /** Metres of climb that it asks for; null when any ground will do. */
  denivele: number | null
}
