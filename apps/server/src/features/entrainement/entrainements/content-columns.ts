import type { ContenuSeance } from '@foulee/domain/entrainement/seance'
import { sumSteps } from '@foulee/domain/entrainement/totaux'

export const toContentColumns = (content: ContenuSeance) => {
  const { titre, sport, objectif, description, denivele, steps } = content
  const { duree, distance, charge } = sumSteps(steps)
  return {
    titre,
    sport,
    objectif,
    description,
    denivele,
    steps: [...steps],
    duree,
    distance,
    charge,
  }
}
