/** Words that mean something, as they are mistyped most (produit 14.25). */

import { areWithinOneTypo } from '../recherche.ts'

/** Long enough for nothing else that one types to be one letter away. */
const MOTS = [
  ...['marathon', 'marathons', 'triathlon', 'triathlons', 'randonnee', 'denivele', 'gratuit'],
  ...['janvier', 'fevrier', 'juillet', 'septembre', 'octobre', 'novembre', 'decembre'],
  ...['bretagne', 'normandie', 'aquitaine', 'auvergne', 'bourgogne', 'occitanie', 'finistere'],
  ...['morbihan', 'pyrenees', 'dordogne', 'dimanche'],
]
/** Words of five letters, where only this one is meant. */
const COURTS: Readonly<Record<string, string>> = { trial: 'trail', trials: 'trails' }

const known = new Set(MOTS)
/** Letters of a word to correct: shorter ones are too close to others. */
const LEAST = 6

/** The word that was meant, where one letter is wrong, missing, too many or swapped; else the same. */
export function corriger(mot: string): string {
  if (mot.length < LEAST) return Object.hasOwn(COURTS, mot) ? (COURTS[mot] ?? mot) : mot
  if (known.has(mot)) return mot
  return MOTS.find((one) => areWithinOneTypo(mot, one)) ?? mot
}
