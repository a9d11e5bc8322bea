import type { PointParcoursType } from '@foulee/domain/parcours/parcours'
import { normalizeTexte } from '@foulee/domain/recherche'

/** Words of symbols, types and names in the files of watches and sites, the more telling first. */
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

/** What a waypoint of a file is, by its type, its symbol and its name. */
export function guessPointType(text: string): PointParcoursType {
  const words = normalizeTexte(text).replace(/[_-]+/g, ' ')
  return WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'autre'
}
