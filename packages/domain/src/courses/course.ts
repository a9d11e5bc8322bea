/** A race: its types, what it lacks before it may be published, and the moves of its publication (produit 4.4). */

import {
  type Actor,
  ETAT,
  findMissing,
  findRule,
  getStatut,
  type Manque,
  type Move,
  type MoveRule,
  type Requirement,
  STATUT_LABELS,
  type Statut,
} from '../publication.ts'

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

export interface CourseToSubmit {
  description?: string | null
  ville?: string | null
  position?: readonly number[] | null
  /** Editions to come only, as `splitEditions` gives them. */
  editions_next: readonly {
    date_debut?: string | null
    annulee?: boolean | null
    epreuves?: readonly { distance?: number | null; annulee?: boolean }[]
  }[]
}

/** What a draft still lacks before its organiser may ask for publication; empty when complete. */
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

// Staff may edit every race (produit 3.3), so it may also ask and cancel in the organiser's place.
const MOVES: readonly MoveRule[] = [
  {
    from: 'non_publiee',
    to: ETAT.validation,
    actors: ['owner', 'staff'],
  },
  { from: 'annulee', to: ETAT.validation, actors: ['owner', 'staff'] },
  { from: 'publiee', to: ETAT.annulee, actors: ['owner', 'staff'], needsReason: true },
  { from: 'en_validation', to: ETAT.publiee, actors: ['staff'] },
  { from: 'en_validation', to: ETAT.brouillon, actors: ['staff'], needsReason: true },
]

const IMPOSSIBLE: Readonly<Record<Statut, string>> = {
  non_publiee: 'Une course non publiée doit d’abord être soumise à validation.',
  en_validation: 'Cette course est en cours de validation\u00a0: attendez la réponse de l’équipe.',
  publiee: 'Une course publiée peut seulement être annulée.',
  annulee: 'Une course annulée peut seulement être soumise de nouveau à validation.',
}

/** Whether `actor` may bring a race from one `etat` to another, or the French sentence that says why not. */
export function findMove(from: number | null | undefined, to: number, actor: Actor): Move {
  const statut = getStatut(from)
  if (statut === getStatut(to)) {
    return {
      isAllowed: false,
      message: `Cette course est déjà «\u00a0${STATUT_LABELS.feminin[statut]}\u00a0».`,
    }
  }
  const rule = findRule(MOVES, from, to)
  if (!rule) return { isAllowed: false, message: IMPOSSIBLE[statut] }
  if (!rule.actors.includes(actor)) {
    return {
      isAllowed: false,
      message: 'Seule l’équipe de Foulée peut valider ou refuser une course.',
    }
  }
  return { isAllowed: true, needsReason: rule.needsReason ?? false }
}
