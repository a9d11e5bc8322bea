/**
 * Saves and moves of what members write, in French, for those who edit it: what follows who did it, « a changé
 * l’heure de départ du 10 km de 9h à 9h30 » (produit 8.30).
 */

import { isDate } from './calendrier.ts'
import { formatDate, formatHeure } from './date.ts'
import { deNom } from './de-nom.ts'
import { ellipsize } from './graphemes.ts'
import { formatNombre } from './mesure.ts'
import { type Accord, ETAT, isCancelled, isPublished } from './publication.ts'
import type { Changes } from './version.ts'

/** Longer texts are not repeated. */
const SHORT = 80

/** How the fields of one kind of thing are said. */
export type FieldWords = {
  /** With their article: « l’heure de départ ». */
  names: Readonly<Record<string, string>>
  /** Deeds for a field that is yes or no: when it became yes, and when no. */
  flags?: Readonly<Record<string, readonly [yes: string, no: string]>>
  /** What the choices of a list are called. */
  labels?: Readonly<Record<string, string>>
  /** Values that read better otherwise; null when they are better not said. */
  sayers?: Readonly<Record<string, (value: unknown) => string | null>>
}

const TIME = /^\d{2}:\d{2}(:\d{2})?$/

/** A value in words, or null when it is too long or has none. */
function sayValue(value: unknown, labels: FieldWords['labels']): string | null {
  if (typeof value === 'number') return formatNombre(value)
  if (Array.isArray(value)) return sayList(value, labels)
  if (typeof value !== 'string' || value.length > SHORT || value.includes('\n')) return null
  if (isDate(value)) return formatDate(value)
  if (TIME.test(value)) return formatHeure(value.slice(0, 5))
  return labels?.[value] ?? quote(value)
}

function sayList(values: readonly unknown[], labels: FieldWords['labels'] = {}): string | null {
  if (!values.every((value) => typeof value === 'string')) return null
  const text = new Intl.ListFormat('fr').format(values.map((value) => labels[value] ?? value))
  return text.length > SHORT ? null : text
}

export const quote = (text: string) => `«\u00a0${text}\u00a0»`

/** The beginning of a text that is too long to be repeated. */
export const shorten = (text: string): string => ellipsize(text, SHORT + 1)

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)

/** « de 9h à 9h30 », « du sam. 5 juin 2027 au sam. 12 juin 2027 », « d’Isère à Savoie ». */
function sayFromTo(before: unknown, was: string, now: string): string {
  if (typeof before === 'string' && isDate(before)) return `du ${was} au ${now}`
  return `${/^\p{L}/u.test(was) ? deNom(was) : `de ${was}`} à ${now}`
}

/**
 * A change as what somebody did: « a changé le nom de « A » à « B » », « a effacé le site ».
 * @param of the thing within the one whose history it is: « du 10 km »
 */
export function describeField(
  field: string,
  [before, after]: readonly [unknown, unknown],
  words: FieldWords,
  of = '',
): string {
  const flag = words.flags?.[field]
  const ofIt = of && ` ${of}`
  if (flag) return (after ? flag[0] : flag[1]) + ofIt
  const say = words.sayers?.[field] ?? ((value: unknown) => sayValue(value, words.labels))
  const name = `${words.names[field] ?? 'une autre information'}${ofIt}`
  if (isEmpty(after)) return `a effacé ${name}`
  const now = say(after)
  if (isEmpty(before)) return now === null ? `a ajouté ${name}` : `a indiqué ${name}\u00a0: ${now}`
  const was = say(before)
  if (now === null || was === null || now === was) return `a changé ${name}`
  return `a changé ${name} ${sayFromTo(before, was, now)}`
}

/** One sentence for each field. */
export const describeFields = (changes: Changes, words: FieldWords, of = ''): string[] =>
  Object.entries(changes).map(([field, change]) => describeField(field, change, words, of))

/**
 * A part that came or went as a whole, « a ajouté l’épreuve « 10 km » », by what it is called; null where one
 * that stays was changed.
 */
export function describeComing(
  change: readonly [unknown, unknown] | undefined,
  say: (name: string) => string,
): string | null {
  if (!change) return null
  const [before, after] = change.map((value) => (typeof value === 'string' ? value : ''))
  if (before && !after) return `a retiré ${say(before)}`
  return after && !before ? `a ajouté ${say(after)}` : null
}

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
export const describeMoveTo = (vers: number, isSentBack: boolean, accord: Accord): string =>
  MOVES[accord][readMove(vers, isSentBack)]

function readMove(vers: number, isSentBack: boolean): Move {
  if (vers === ETAT.validation) return 'soumettre'
  if (isCancelled(vers)) return 'annuler'
  if (isPublished(vers)) return 'publier'
  return isSentBack ? 'renvoyer' : 'reprendre'
}

const DEEDS: Readonly<Record<Move, (thing: string) => string>> = {
  soumettre: (thing) => `a soumis ${thing} à validation`,
  publier: (thing) => `a publié ${thing}`,
  renvoyer: (thing) => `a renvoyé ${thing} pour être revu`,
  reprendre: (thing) => `a remis ${thing} en brouillon`,
  annuler: (thing) => `a annulé ${thing}`,
}

/**
 * A move of the publication as what somebody did, with its reason.
 * @param thing « la course »
 */
export function describeMoveOf(
  { vers, motif, isSentBack }: { vers: number; motif: string | null; isSentBack: boolean },
  { thing, accord }: { thing: string; accord: Accord },
): string {
  const move = readMove(vers, isSentBack)
  const e = move === 'renvoyer' && accord === 'feminin' ? 'e' : ''
  const deed = `${DEEDS[move](thing)}${e}`
  return motif ? `${deed}\u00a0: ${quote(motif)}` : deed
}
