import type { Entrainement } from '@foulee/contract/entrainement/entrainement'
import { withoutPlaces } from '@foulee/domain/entrainement/lieux'
import { PARTAGES } from '@foulee/domain/entrainement/partages'

/** Items that members may share, and the places where they train, which they may not. */
export const MINE: readonly string[] = [...PARTAGES, 'lieux']

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

/** A place written by the member may be their own street; those of a coach or plan are known. */
const hidePlaces = (one: Entrainement): Entrainement =>
  one.auteur || one.suivi
    ? one
    : { ...one, steps: withoutPlaces(one.steps) as Entrainement['steps'] }
