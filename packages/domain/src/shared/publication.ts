/**
 * How things that members write come before everyone: the status of their publication (produit 4.3), who
 * may move it from one to another, and what they still lack.
 */

/** The values of `etat` that the product writes; others come from older data and are read by `getStatut`. */
export const ETAT = { annulee: -1, brouillon: 0, validation: 1, publiee: 100 } as const

export const STATUTS = ['non_publiee', 'en_validation', 'publiee', 'annulee'] as const
export type Statut = (typeof STATUTS)[number]

/** How French agrees with what is published: « une course », « un parcours ». */
export type Accord = 'feminin' | 'masculin'

export const STATUT_LABELS: Readonly<Record<Accord, Readonly<Record<Statut, string>>>> = {
  feminin: {
    non_publiee: 'Non publiée',
    en_validation: 'En cours de validation',
    publiee: 'Publiée',
    annulee: 'Annulée',
  },
  masculin: {
    non_publiee: 'Non publié',
    en_validation: 'En cours de validation',
    publiee: 'Publié',
    annulee: 'Annulé',
  },
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

/** Something that is missing before a publication; `champ` is a field of the editor. */
export type Manque = { champ: string; message: string }

/** What a thing must have, and what is said of it when it does not. */
export type Requirement = readonly [isGiven: boolean, champ: string, message: string]

export const findMissing = (requirements: readonly Requirement[]): Manque[] =>
  requirements.filter(([isGiven]) => !isGiven).map(([, champ, message]) => ({ champ, message }))

/** The same as the errors of a form: field → sentence. */
export const toErrors = (manques: readonly Manque[]): Record<string, string> =>
  Object.fromEntries(manques.map(({ champ, message }) => [champ, message]))

/** Who moves a publication: whose it is, or the staff. */
export type Actor = 'owner' | 'staff'

/** One move that exists for a kind of thing. */
export type MoveRule = {
  from: Statut
  to: number
  actors: readonly Actor[]
  needsReason?: boolean
}

/** `needsReason`: a text of explanation must be given and is shown to those concerned. */
export type Move =
  | { isAllowed: true; needsReason: boolean }
  | { isAllowed: false; message?: string }

/** The move from one `etat` to another, among those that a kind of thing has. */
export const findRule = (
  moves: readonly MoveRule[],
  from: number | null | undefined,
  to: number,
): MoveRule | undefined => moves.find((move) => move.from === getStatut(from) && move.to === to)

/**
 * The moves of what several people manage for the public (produit 4.4): races, stays. What is published
 * is not taken back, since people count on it; it is called off, with a reason. Staff may edit all of
 * it, so it may also ask and call off in the owners' place.
 */
const MANAGED_MOVES: readonly MoveRule[] = [
  { from: 'non_publiee', to: ETAT.validation, actors: ['owner', 'staff'] },
  { from: 'annulee', to: ETAT.validation, actors: ['owner', 'staff'] },
  { from: 'publiee', to: ETAT.annulee, actors: ['owner', 'staff'], needsReason: true },
  { from: 'en_validation', to: ETAT.publiee, actors: ['staff'] },
  { from: 'en_validation', to: ETAT.brouillon, actors: ['staff'], needsReason: true },
]

/** How a kind of thing says that a move cannot be made. */
export type MoveWords = {
  accord: Accord
  /** « Cette course » */
  ce: string
  /** Why what stands there cannot go where it is asked to go. */
  impossible: Readonly<Record<Statut, string>>
  reserve: string
}

/** Whether `actor` may bring a managed thing from one `etat` to another, or the French sentence that says why not. */
export function findManagedMove(
  { accord, ce, impossible, reserve }: MoveWords,
  { from, to, actor }: { from: number | null | undefined; to: number; actor: Actor },
): Move {
  const statut = getStatut(from)
  if (statut === getStatut(to)) {
    const label = STATUT_LABELS[accord][statut]
    return { isAllowed: false, message: `${ce} est déjà «\u00a0${label}\u00a0».` }
  }
  const rule = findRule(MANAGED_MOVES, from, to)
  if (!rule) return { isAllowed: false, message: impossible[statut] }
  if (!rule.actors.includes(actor)) return { isAllowed: false, message: reserve }
  return { isAllowed: true, needsReason: rule.needsReason ?? false }
}

/**
 * The moves of what one author writes and the staff publishes (produit 4.5): routes, sessions, plans.
 * The author takes it back before or after the staff has seen it.
 */
const AUTHORED_MOVES: readonly MoveRule[] = [
  { from: 'non_publiee', to: ETAT.validation, actors: ['owner', 'staff'] },
  { from: 'en_validation', to: ETAT.brouillon, actors: ['owner', 'staff'] },
  { from: 'publiee', to: ETAT.brouillon, actors: ['owner', 'staff'] },
  { from: 'en_validation', to: ETAT.publiee, actors: ['staff'] },
]

export const canMoveAuthored = (from: number, to: number, actor: Actor): boolean =>
  findRule(AUTHORED_MOVES, from, to)?.actors.includes(actor) ?? false
