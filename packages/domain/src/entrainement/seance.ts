import { findMissing, type Manque } from '../shared/publication.ts'
import type { Sport } from '../shared/sport.ts'
import type { Step } from './step.ts'

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

/** Sessions that need a day of recovery; two in a row trigger advice. */
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

export type ContenuSeance = {
  titre: string
  sport: Sport
  objectif: ObjectifSeance
  description: string
  steps: readonly Step[]
  /** Metres of climb; null for any terrain. */
  denivele: number | null
}

type SeanceToSubmit = Pick<ContenuSeance, 'titre' | 'description' | 'steps'> & {
  niveau: string | null
}

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
