import type { DashboardParcours } from '@foulee/contract/parcours/parcours-suggestions'

type NearbySection<T> = {
  titre: string
  /** Origin of the search, or why it is imprecise; null when the title suffices. */
  mots: string | null
  asksTown: boolean
  parcours: readonly T[]
}
type Answer<T> = Pick<DashboardParcours, 'lieu'> & {
  recents: readonly T[]
  proches: readonly T[]
}

const NEAR = 'Parcours près de chez vous'
const NEW = 'Nouveaux parcours'

export function toNearbySection<T>(answer: Answer<T> | undefined): NearbySection<T> {
  if (!answer) return { titre: NEAR, mots: null, asksTown: false, parcours: [] }
  const { lieu, proches, recents } = answer
  if (!lieu) {
    const mots = 'Les plus récents, partout en France.'
    return { titre: NEW, mots, asksTown: true, parcours: recents }
  }
  const { nom, est_departement, rayon_km } = lieu
  if (!proches.length) {
    const mots = `Les plus récents\u00a0: aucun à moins de ${rayon_km}\u00a0km (${nom}).`
    return { titre: NEW, mots, asksTown: est_departement, parcours: recents }
  }
  const mots = est_departement
    ? `Les plus proches du centre de votre département (${nom}).`
    : `Autour de votre ville (${nom}).`
  return { titre: NEAR, mots, asksTown: est_departement, parcours: proches }
}
