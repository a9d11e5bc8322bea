/** Publication workflow of member content (produit 4.3): statuses, transitions, required fields. */

/** Values of `etat` written by the product; legacy values are interpreted by `getStatut`. */
export const ETAT = { annulee: -1, brouillon: 0, validation: 1, publiee: 100 } as const

export const STATUTS = ['non_publiee', 'en_validation', 'publiee', 'annulee'] as const
export type Statut = (typeof STATUTS)[number]

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

/** Produit 4.3 sets the priority: null or 0 first, then any negative value means cancelled. */
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

/** A missing field; `champ` is its name in the editor. */
export type Manque = { champ: string; message: string }

export type Requirement = readonly [isGiven: boolean, champ: string, message: string]

export const findMissing = (requirements: readonly Requirement[]): Manque[] =>
  requirements.filter(([isGiven]) => !isGiven).map(([, champ, message]) => ({ champ, message }))

export const toErrors = (manques: readonly Manque[]): Record<string, string> =>
  Object.fromEntries(manques.map(({ champ, message }) => [champ, message]))

export type Actor = 'owner' | 'staff'

export type MoveRule = {
  from: Statut
  to: number
  actors: readonly Actor[]
  needsReason?: boolean
}

export type Move =
  | { isAllowed: true; needsReason: boolean }
  | { isAllowed: false; message?: string }

export const findRule = (
  moves: readonly MoveRule[],
  from: number | null | undefined,
  to: number,
): MoveRule | undefined => moves.find((move) => move.from === getStatut(from) && move.to === to)

/**
 * Workflow of content managed by an organisation (produit 4.4): races, stays. Published content
 * cannot be unpublished, only cancelled with a reason, as people rely on it. Staff may act for the
 * owners.
 */
const MANAGED_MOVES: readonly MoveRule[] = [
  { from: 'non_publiee', to: ETAT.validation, actors: ['owner', 'staff'] },
  { from: 'annulee', to: ETAT.validation, actors: ['owner', 'staff'] },
  { from: 'publiee', to: ETAT.annulee, actors: ['owner', 'staff'], needsReason: true },
  { from: 'en_validation', to: ETAT.publiee, actors: ['staff'] },
  { from: 'en_validation', to: ETAT.brouillon, actors: ['staff'], needsReason: true },
]

export type MoveWords = {
  accord: Accord
  ce: string
  impossible: Readonly<Record<Statut, string>>
  reserve: string
}

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
 * Workflow of content by a single author, published by staff (produit 4.5): parcours, sessions,
 * plans. The author may withdraw it at any time.
 */
const AUTHORED_MOVES: readonly MoveRule[] = [
  { from: 'non_publiee', to: ETAT.validation, actors: ['owner', 'staff'] },
  { from: 'en_validation', to: ETAT.brouillon, actors: ['owner', 'staff'] },
  { from: 'publiee', to: ETAT.brouillon, actors: ['owner', 'staff'] },
  { from: 'en_validation', to: ETAT.publiee, actors: ['staff'] },
]

export const canMoveAuthored = (from: number, to: number, actor: Actor): boolean =>
  findRule(AUTHORED_MOVES, from, to)?.actors.includes(actor) ?? false
