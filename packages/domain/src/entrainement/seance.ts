import { findMissing, type Manque } from '../shared/publication.ts'
import type { Sport } from '../shared/sport.ts'
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

type SeanceToSubmit = Pick<ContenuSeance, 'titre' | 'description' | 'steps'> & {
  niveau: string | null
}

/** What a draft still lacks before its author may ask for publication; empty when complete. */
export function findMissingSeance({ titre, description, niveau, steps }: SeanceToSubmit): Manque[] {
  return findMissing([
    [titre.trim().length > 0, 'titre', 'Donnez un titre à votre séance.'],
    [steps.length > 0, 'raccourci', 'Écrivez au moins une étape.'],
    [niveau !== null, 'niveau', 'Dites pour quel niveau elle est écrite.'],
    [
      description.trim().length >= 40,
      'description',
      'Dites à quoi sert la séance et comment la faire (40 caractères au moins).',
    ],
  ])
}
