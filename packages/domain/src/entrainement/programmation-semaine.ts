import { isJourneeDure, type Journee } from './programmation-journees.ts'

/** The days of one week put onto the days that a runner has. Days are numbers (`getDayNumber`). */
export type Place = {
  /** Days that are free, ascending; at least as many as there are days to place. */
  libres: readonly number[]
  /** The day that each would have by the plan, as far as it is free. */
  voulus: readonly number[]
  /** Of the days to place, the one that must be on `jour`. */
  longue: { index: number; jour: number } | null
  /** Hard days round about that are placed already: the last of the week before, the race. */
  durs: { has: (jour: number) => boolean }
}

export type Arrangement = {
  jours: number[]
  /** How many pairs, the longest session aside, have changed their order. */
  inversions: number
}

/** A pair of hard days weighs more than any order, and the order more than any distance. */
const POIDS_DURS = 1_000_000
const POIDS_ORDRE = 1_000

/** What placing one more costs beside those that are placed. */
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
 * The best of all arrangements: the longest on its day, no two hard days in a row where that is
 * possible, then the order of the plan, then the days of the plan. At most 9 days: all are tried,
 * and those that cost more than the best so far are given up.
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
