/** Typo correction of words with a meaning (produit 14.25). */

import { areWithinOneTypo } from '../recherche.ts'

/** Long enough that no other usual word is one letter away. */
const MOTS = [
  ...['marathon', 'marathons', 'triathlon', 'triathlons', 'randonnee', 'denivele', 'gratuit'],
  ...['janvier', 'fevrier', 'juillet', 'septembre', 'octobre', 'novembre', 'decembre'],
  ...['bretagne', 'normandie', 'aquitaine', 'auvergne', 'bourgogne', 'occitanie', 'finistere'],
  ...['morbihan', 'pyrenees', 'dordogne', 'samedi', 'dimanche', 'weekend', 'kilometre'],
  'kilometres',
]
const COURTS: Readonly<Record<string, string>> = { trial: 'trail', trials: 'trails' }

const known = new Set(MOTS)
const LEAST = 6

/** Corrects one typo: substitution, missing, extra or swapped letter; else returns the word. */
export function corriger(mot: string): string {
  if (mot.length < LEAST) return Object.hasOwn(COURTS, mot) ? (COURTS[mot] ?? mot) : mot
  if (known.has(mot)) return mot
  return MOTS.find((item) => areWithinOneTypo(mot, item)) ?? mot
}
