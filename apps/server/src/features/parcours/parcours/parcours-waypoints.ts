import type { PointParcoursType } from '@foulee/domain/parcours/parcours'
import { takeGraphemes } from '@foulee/domain/shared/graphemes'
import { normalizeTexte } from '@foulee/domain/shared/recherche'

/** Words of symbols, types and names in files of watches and sites, most specific first. */
const WORDS: readonly [PointParcoursType, RegExp][] = [
  ['ravitaillement', /\b(ravito|ravitaillement|food|aid station|restaurant)\b/],
  ['eau', /\b(eau|water|fontaine|fountain|source|robinet)\b/],
  ['toilettes', /\b(toilettes?|restroom|wc)\b/],
  ['parking', /\bparking\b/],
  ['refuge', /\b(refuge|cabane|abri|shelter|lodge|hut|gite)\b/],
  ['danger', /\b(danger|skull|attention|passage delicat|alert)\b/],
  ['traversee', /\b(traversee|crossing|passage a niveau)\b/],
  ['sommet', /\b(sommet|summit|peak|col|pic|mont|cime|crete)\b/],
  ['vue', /\b(vue|belvedere|panorama|scenic|viewpoint)\b/],
]

export function guessPointType(text: string): PointParcoursType {
  const words = normalizeTexte(text).replace(/[_-]+/g, ' ')
  return WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'autre'
}

/**
 * « 02-OCT-10 16:01:13 », « 2010-10-02T16:01:13Z », « 03/10/2010 »: a timestamp and nothing else.
 */
const MOMENT =
  /^\d{1,4}[-/. ](?:\d{1,2}|[a-zéû]{3,9}\.?)[-/. ]\d{1,4}(?:[t, ]+\d{1,2}[:h]\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:z|[ap]m|[+-]\d{2}:?\d{2})?)?$/i

/**
 * Text of a person in a file; null for a timestamp by a watch, which a route must not reveal
 * (produit 9.4).
 * @param most letters kept
 */
export function readWords(text: string | null | undefined, most: number): string | null {
  const words = text?.trim() ?? ''
  return MOMENT.test(words) ? null : takeGraphemes(words, most) || null
}
