/** Run list (produit 13.1): planned and completed items of a member. */

import { localDate, PARIS } from '../shared/fuseau.ts'
import { LISTE_TYPES, type ListeType } from '../site/audience.ts'

export const LISTE_ETATS = ['envie', 'inscrit', 'termine', 'abandonne'] as const
export type ListeEtat = (typeof LISTE_ETATS)[number]

export const LISTE_ETAT_LABELS: Readonly<Record<ListeEtat, string>> = {
  envie: 'Envie',
  inscrit: 'Inscrit',
  termine: 'Terminé',
  abandonne: 'Abandonné',
}

/** Registration exists for races and stays only; only items with a finish line can be abandoned. */
const ETATS_OF: Readonly<Record<ListeType, readonly ListeEtat[]>> = {
  epreuve: LISTE_ETATS,
  parcours: ['envie', 'termine'],
  entrainement: ['envie', 'termine'],
  voyage: ['envie', 'inscrit', 'termine'],
}

export const getListeEtats = (type: ListeType): readonly ListeEtat[] => ETATS_OF[type]

export const isOver = (etat: ListeEtat): boolean => etat === 'termine' || etat === 'abandonne'

export const LISTE_MAX = 1000
export const LISTE_NOTE_MAX = 1000

export const getListeKey = (type: ListeType, id: number): string => `${type}:${id}`

export interface ListeRef {
  type: ListeType
  id?: number | undefined
  key?: string | undefined
  /** For a race, the id is in its `epreuve` object (produit 13.1). */
  item?: { id?: number | undefined; epreuve?: { id: number } | undefined } | undefined
}

/** Referenced id; null without a reference, or if the key is of another type. */
export function findListeId({ type, id, key, item }: ListeRef): number | null {
  if (id !== undefined) return id
  if (key !== undefined) {
    const [of, number = ''] = key.split(':')
    return of === type && /^[1-9]\d{0,8}$/.test(number) ? Number(number) : null
  }
  if (type === 'epreuve') return item?.epreuve?.id ?? null
  return item?.id ?? null
}

/** Error for a future item marked as done; null for types without a day. */
const PAS_ENCORE: Readonly<Record<ListeType, string | null>> = {
  epreuve: 'Cette épreuve n’a pas encore eu lieu.',
  voyage: 'Ce séjour n’a pas encore eu lieu.',
  parcours: null,
  entrainement: null,
}

export function checkEtat(
  { type, jour, fuseau = PARIS }: { type: ListeType; jour: string | null; fuseau?: string },
  etat: ListeEtat,
  now: Date,
): string | null {
  if (!getListeEtats(type).includes(etat)) return 'Cet état ne va pas avec ce que vous ajoutez.'
  const isEarly = jour !== null && isOver(etat) && jour > localDate(now, fuseau)
  return isEarly ? PAS_ENCORE[type] : null
}

export { LISTE_TYPES, type ListeType }
