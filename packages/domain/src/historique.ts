/** Saves and moves of what members write, in French words, for those who edit it. */

import { isDate } from './calendrier.ts'
import { formatDate } from './date.ts'
import { ellipsize } from './graphemes.ts'
import { type Accord, ETAT, isCancelled, isPublished } from './publication.ts'
import type { Changes } from './version.ts'

/** Longer texts are not repeated. */
const SHORT = 80

/** How the fields of one kind of thing are said. */
export type FieldWords = {
  names: Readonly<Record<string, string>>
  /** What the choices of a list are called. */
  labels?: Readonly<Record<string, string>>
  /** Values that read better otherwise; null when they are better not said. */
  sayers?: Readonly<Record<string, (value: unknown) => string | null>>
}

/** A value in words, or null when it is too long or has none. */
function sayValue(value: unknown, labels: FieldWords['labels']): string | null {
  if (typeof value === 'boolean') return value ? 'oui' : 'non'
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return sayList(value, labels)
  if (typeof value !== 'string' || value.length > SHORT || value.includes('\n')) return null
  if (isDate(value)) return formatDate(value)
  return quote(value)
}

function sayList(values: readonly unknown[], labels: FieldWords['labels'] = {}): string | null {
  if (!values.every((value) => typeof value === 'string')) return null
  const text = values.map((value) => labels[value] ?? value).join(', ')
  return text.length > SHORT ? null : text
}

export const quote = (text: string) => `«\u00a0${text}\u00a0»`

/** The beginning of a text that is too long to be repeated. */
export const shorten = (text: string): string => ellipsize(text, SHORT + 1)

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)

/** « Nom : « A », puis « B » », « Ville : « Annecy » », « Site : effacé ». */
export function describeField(
  field: string,
  [before, after]: readonly [unknown, unknown],
  { names, labels, sayers }: FieldWords,
): string {
  const say = sayers?.[field] ?? ((value: unknown) => sayValue(value, labels))
  const name = names[field] ?? 'Autre information'
  if (isEmpty(after)) return `${name}\u00a0: effacé`
  const now = say(after)
  if (isEmpty(before)) return `${name}\u00a0: ${now ?? 'ajouté'}`
  const was = say(before)
  if (now === null || was === null) return `${name}\u00a0: modifié`
  return `${name}\u00a0: ${was}, puis ${now}`
}

/** One line for each field. */
export const describeFields = (changes: Changes, words: FieldWords): string[] =>
  Object.entries(changes).map(([field, change]) => describeField(field, change, words))

type Move = 'soumettre' | 'publier' | 'renvoyer' | 'reprendre' | 'annuler'

const MOVES: Readonly<Record<Accord, Readonly<Record<Move, string>>>> = {
  feminin: {
    soumettre: 'Soumise à validation',
    publier: 'Publiée',
    renvoyer: 'Renvoyée pour être revue',
    reprendre: 'Remise en brouillon',
    annuler: 'Annulée',
  },
  masculin: {
    soumettre: 'Soumis à validation',
    publier: 'Publié',
    renvoyer: 'Renvoyé pour être revu',
    reprendre: 'Remis en brouillon',
    annuler: 'Annulé',
  },
}

/**
 * What a move of the publication is called: « Soumise à validation ».
 * @param isSentBack somebody else decided that it is not ready
 */
export function describeMoveTo(vers: number, isSentBack: boolean, accord: Accord): string {
  const words = MOVES[accord]
  if (vers === ETAT.validation) return words.soumettre
  if (isCancelled(vers)) return words.annuler
  if (isPublished(vers)) return words.publier
  return isSentBack ? words.renvoyer : words.reprendre
}
