import type { Entrainement } from '@foulee/contract/entrainement/entrainement'
import { withoutPlaces } from '@foulee/domain/entrainement/lieux'
import { PARTAGES } from '@foulee/domain/entrainement/partages'

/** Items that members may share, and the places where they train, which they may not. */
export const MINE: readonly string[] = [...PARTAGES, 'lieux']

export function hideUnshared(
  entrainement: Entrainement,
  partages: readonly string[],
): Entrainement {
  if (partages.includes('lieux')) return entrainement
  return hideDone(hidePlaces(entrainement), partages)
}

function hideDone(entrainement: Entrainement, partages: readonly string[]): Entrainement {
  if (!partages.includes('faits')) {
    return {
      ...entrainement,
      etat: entrainement.etat === 'retire' ? 'retire' : 'prevu',
      fait: null,
    }
  }
  if (!entrainement.fait || partages.includes('mots')) return entrainement
  return { ...entrainement, fait: { ...entrainement.fait, mots: null } }
}

/** A place written by the member may be their own street; those of a coach or plan are known. */
const hidePlaces = (entrainement: Entrainement): Entrainement =>
  entrainement.auteur || entrainement.suivi
    ? entrainement
    : { ...entrainement, steps: withoutPlaces(entrainement.steps) as Entrainement['steps'] }
