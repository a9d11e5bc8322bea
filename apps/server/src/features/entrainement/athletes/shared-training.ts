import type { Entrainement } from '@foulee/contract/entrainement/entrainement'
import type { Partage } from './athletes.queries.ts'

/** A training as a coach reads it: without what its athlete keeps to themselves. */
export function hideUnshared(one: Entrainement, partages: readonly string[]): Entrainement {
  const has = (partage: Partage) => partages.includes(partage)
  if (!has('faits')) return { ...one, etat: one.etat === 'retire' ? 'retire' : 'prevu', fait: null }
  if (!one.fait || has('mots')) return one
  return { ...one, fait: { ...one.fait, mots: null } }
}
