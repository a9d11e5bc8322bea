/**
 * Edit history in French for editors: the predicate after the author’s name, « a changé l’heure de
 * départ du 10 km de 9h à 9h30 » (produit 8.30).
 */

import { isDate } from './calendrier.ts'
import { formatDate, formatHeure } from './date.ts'
import { deNom } from './de-nom.ts'
import { ellipsize } from './graphemes.ts'
import { formatNombre } from './mesure.ts'
import { type Accord, ETAT, isCancelled, isPublished } from './publication.ts'
import type { Changes } from './version.ts'

/** Longer texts are not quoted. */
const SHORT = 80

export type FieldWords = {
  /** With article: « l’heure de départ ». */
  names: Readonly<Record<string, string>>
  flags?: Readonly<Record<string, readonly [yes: string, no: string]>>
  labels?: Readonly<Record<string, string>>
  formatters?: Readonly<Record<string, (value: unknown) => string | null>>
}

const TIME = /^\d{2}:\d{2}(:\d{2})?$/

function formatValue(value: unknown, labels: FieldWords['labels']): string | null {
  if (typeof value === 'number') return formatNombre(value)
  if (Array.isArray(value)) return formatList(value, labels)
  if (typeof value !== 'string' || value.length > SHORT || value.includes('\n')) return null
  if (isDate(value)) return formatDate(value)
  if (TIME.test(value)) return formatHeure(value.slice(0, 5))
  return labels?.[value] ?? quote(value)
}

function formatList(values: readonly unknown[], labels: FieldWords['labels'] = {}): string | null {
  if (!values.every((value) => typeof value === 'string')) return null
  const text = new Intl.ListFormat('fr').format(values.map((value) => labels[value] ?? value))
  return text.length > SHORT ? null : text
}

export const quote = (text: string) => `«\u00a0${text}\u00a0»`

export const shorten = (text: string): string => ellipsize(text, SHORT + 1)

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)

/** « de 9h à 9h30 », « du sam. 5 juin 2027 au sam. 12 juin 2027 », « d’Isère à Savoie ». */
function formatFromTo(before: unknown, was: string, now: string): string {
  if (typeof before === 'string' && isDate(before)) return `du ${was} au ${now}`
  return `${/^\p{L}/u.test(was) ? deNom(was) : `de ${was}`} à ${now}`
}

/**
 * A change as predicate: « a changé le nom de « A » à « B » », « a effacé le site ».
 * @param of complement naming the edited part: « du 10 km »
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
  const say = words.formatters?.[field] ?? ((value: unknown) => formatValue(value, words.labels))
  const name = `${words.names[field] ?? 'une autre information'}${ofIt}`
  if (isEmpty(after)) return `a effacé ${name}`
  const now = say(after)
  if (isEmpty(before)) return now === null ? `a ajouté ${name}` : `a indiqué ${name}\u00a0: ${now}`
  const was = say(before)
  if (now === null || was === null || now === was) return `a changé ${name}`
  return `a changé ${name} ${formatFromTo(before, was, now)}`
}

export const describeFields = (changes: Changes, words: FieldWords, of = ''): string[] =>
  Object.entries(changes).map(([field, change]) => describeField(field, change, words, of))

/** An added or removed part, « a ajouté l’épreuve « 10 km » »; null for an edit. */
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
 * Label of a publication step: « Soumise à validation ».
 * @param isSentBack returned to draft by staff
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
 * A publication step as predicate, with its reason.
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
