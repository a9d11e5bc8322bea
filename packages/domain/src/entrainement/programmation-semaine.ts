import { isJourneeDure, type Journee } from './programmation-journees.ts'

export type Place = {
  libres: readonly number[]
  voulus: readonly number[]
  longue: { index: number; jour: number } | null
  /** Hard days already placed nearby: last of the previous week, race. */
  durs: { has: (jour: number) => boolean }
}

export type Arrangement = {
  jours: number[]
  /** Pairs out of order, the long session excluded. */
  inversions: number
}

/** Weights: consecutive hard days, then order, then distance from the planned day. */
const POIDS_DURS = 1_000_000
const POIDS_ORDRE = 1_000

function weigh(journees: readonly Journee[], place: Place, jours: number[], jour: number) {
  const index = jours.length
  const journee = journees[index]
  const isHard = journee !== undefined && isJourneeDure(journee)
  let durs = 0
  let inversions = 0
  let poids = Math.abs(jour - (place.voulus[index] ?? jour))
  if (isHard) durs += Number(place.durs.has(jour - 1)) + Number(place.durs.has(jour + 1))
  jours.forEach((other, rank) => {
    const before = journees[rank]
    if (isHard && before && isJourneeDure(before) && Math.abs(other - jour) === 1) durs += 1
    if (other < jour) return
    poids += POIDS_ORDRE
    if (rank !== place.longue?.index && index !== place.longue?.index) inversions += 1
  })
  return { poids: poids + durs * POIDS_DURS, inversions }
}

/**
 * Best arrangement: long day fixed, no consecutive hard days if possible, then order, then days of
 * the plan. Branch and bound over at most 9 days.
 */
export function arrangeWeek(journees: readonly Journee[], place: Place): Arrangement {
  let best: (Arrangement & { poids: number }) | null = null
  const search = (jours: number[], poids: number, inversions: number) => {
    if (best !== null && poids >= best.poids) return
    if (jours.length === journees.length) {
      best = { jours: [...jours], poids, inversions }
      return
    }
    const isLongue = place.longue?.index === jours.length
    for (const jour of place.libres) {
      if (jours.includes(jour)) continue
      if (place.longue && isLongue !== (jour === place.longue.jour)) continue
      const more = weigh(journees, place, jours, jour)
      search([...jours, jour], poids + more.poids, inversions + more.inversions)
    }
  }
  search([], 0, 0)
  const found: Arrangement | null = best
  return found ?? { jours: [], inversions: 0 }
}
