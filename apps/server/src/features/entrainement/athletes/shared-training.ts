import type { Entrainement } from '@foulee/contract/entrainement/entrainement'
import { withoutPlaces } from '@foulee/domain/entrainement/lieux'
import { PARTAGES } from '@foulee/domain/entrainement/partages'

/** All that members see of themselves: what they may share, and the places where they train. */
export const MINE: readonly string[] = [...PARTAGES, 'lieux']

/** A training as a coach reads it: without what its athlete keeps to themselves. */
export function hideUnshared(one: Entrainement, partages: readonly string[]): Entrainement {
  if (partages.includes('lieux')) return one
  return hideDone(hidePlaces(one), partages)
}

function hideDone(one: Entrainement, partages: readonly string[]): Entrainement {
  if (!partages.includes('faits')) {
    return { ...one, etat: one.etat === 'retire' ? 'retire' : 'prevu', fait: null }
  }
  if (!one.fait || partages.includes('mots')) return one
  return { ...one, fait: { ...one.fait, mots: null } }
}

/** Where members run by themselves may be their own street; what a coach or a plan gave is known. */
const hidePlaces = (one: Entrainement): Entrainement =>
  one.auteur || one.suivi
    ? one
    : { ...one, steps: withoutPlaces(one.steps) as Entrainement['steps'] }
