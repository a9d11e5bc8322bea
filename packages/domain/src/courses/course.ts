/** A race: its types, its publication status (produit 4.3) and the moves between statuses (produit 4.4). */

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

/** The values of `etat` that the product writes; others come from older data and are read by `getStatut`. */
export const ETAT = { annulee: -1, brouillon: 0, validation: 1, publiee: 100 } as const

export const STATUTS = ['non_publiee', 'en_validation', 'publiee', 'annulee'] as const
export type Statut = (typeof STATUTS)[number]

export const STATUT_LABELS: Readonly<Record<Statut, string>> = {
  non_publiee: 'Non publiée',
  en_validation: 'En cours de validation',
  publiee: 'Publiée',
  annulee: 'Annulée',
}

/**
 * The order of produit 4.3 decides where two could fit: missing or 0 first, then
 * everything below 0 is cancelled.
 */
export function getStatut(etat: number | null | undefined): Statut {
  if (!etat) return 'non_publiee'
  if (etat < 0) return 'annulee'
  if (etat === ETAT.validation) return 'en_validation'
  return etat >= ETAT.publiee ? 'publiee' : 'non_publiee'
}

export function isCancelled(etat: number | null | undefined): boolean {
  return getStatut(etat) === 'annulee'
}

export function isPublished(etat: number | null | undefined): boolean {
  return getStatut(etat) === 'publiee'
}

export interface Manque {
  champ: string
  message: string
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
  const checks: [boolean, string, string][] = [
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
  return checks.filter(([isGiven]) => !isGiven).map(([, champ, message]) => ({ champ, message }))
}

export type Actor = 'organisateur' | 'staff'

/** `needsReason`: a text of explanation must be given and is shown to those concerned. */
export type Move = { isAllowed: true; needsReason: boolean } | { isAllowed: false; message: string }

interface MoveRule {
  from: Statut
  to: number
  actors: readonly Actor[]
  needsReason: boolean
}

// Staff may edit every race (produit 3.3), so it may also ask and cancel in the organiser's place.
const MOVES: readonly MoveRule[] = [
  {
    from: 'non_publiee',
    to: ETAT.validation,
    actors: ['organisateur', 'staff'],
    needsReason: false,
  },
  { from: 'annulee', to: ETAT.validation, actors: ['organisateur', 'staff'], needsReason: false },
  { from: 'publiee', to: ETAT.annulee, actors: ['organisateur', 'staff'], needsReason: true },
  { from: 'en_validation', to: ETAT.publiee, actors: ['staff'], needsReason: false },
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
      message: `Cette course est déjà «\u00a0${STATUT_LABELS[statut]}\u00a0».`,
    }
  }
  const rule = MOVES.find((move) => move.from === statut && move.to === to)
  if (!rule) return { isAllowed: false, message: IMPOSSIBLE[statut] }
  if (!rule.actors.includes(actor)) {
    return {
      isAllowed: false,
      message: 'Seule l’équipe de Foulée peut valider ou refuser une course.',
    }
  }
  return { isAllowed: true, needsReason: rule.needsReason }
}
