import {
  type Actor,
  findManagedMove,
  findMissing,
  type Manque,
  type Move,
  type MoveWords,
  type Requirement,
} from '../shared/publication.ts'

export const TYPES_COURSE = [
  'route',
  'trail',
  'nature',
  'cross',
  'marche',
  'triathlon',
  'relais',
  'autre',
] as const
export type TypeCourse = (typeof TYPES_COURSE)[number]

export const TYPE_COURSE_LABELS: Readonly<Record<TypeCourse, string>> = {
  route: 'Course sur route',
  trail: 'Trail',
  nature: 'Course nature',
  cross: 'Cross',
  marche: 'Marche',
  triathlon: 'Triathlon',
  relais: 'Relais',
  autre: 'Autre',
}

export const TYPE_COURSE_COURTS: typeof TYPE_COURSE_LABELS = {
  ...TYPE_COURSE_LABELS,
  route: 'Route',
  nature: 'Nature',
}

export interface CourseToSubmit {
  description?: string | null
  ville?: string | null
  position?: readonly number[] | null
  editions_next: readonly {
    date_debut?: string | null
    annulee?: boolean | null
    epreuves?: readonly { distance?: number | null; annulee?: boolean }[]
  }[]
}

export function findMissingForSubmission(course: CourseToSubmit): Manque[] {
  const editions = course.editions_next.filter((edition) => edition.date_debut && !edition.annulee)
  const epreuves = editions.flatMap((edition) => edition.epreuves ?? [])
  const checks: Requirement[] = [
    [Boolean(course.description?.trim()), 'description', 'Décrivez votre course.'],
    [
      Boolean(course.ville?.trim() || course.position),
      'ville',
      'Indiquez le lieu de votre course\u00a0: sa ville ou sa position.',
    ],
    [editions.length > 0, 'editions', 'Ajoutez une édition à venir avec sa date.'],
    [
      epreuves.some(({ distance, annulee }) => !annulee && (distance ?? 0) > 0),
      'epreuves',
      'Ajoutez à l’édition à venir au moins une épreuve avec sa distance.',
    ],
  ]
  return findMissing(checks)
}

const WORDS: MoveWords = {
  accord: 'feminin',
  ce: 'Cette course',
  impossible: {
    non_publiee: 'Une course non publiée doit d’abord être soumise à validation.',
    en_validation:
      'Cette course est en cours de validation\u00a0: attendez la réponse de l’équipe.',
    publiee: 'Une course publiée peut seulement être annulée.',
    annulee: 'Une course annulée peut seulement être soumise de nouveau à validation.',
  },
  reserve: 'Seule l’équipe de Foulée peut valider ou refuser une course.',
}

export const findMove = (from: number | null | undefined, to: number, actor: Actor): Move =>
  findManagedMove(WORDS, { from, to, actor })
