import type { Reperes } from '../entrainement/reperes.ts'
import { listZones } from '../entrainement/zones.ts'
import type { Sport } from '../shared/sport.ts'

/** Lowest value of a zone, in beats a minute or metres a second. */
export type BorneZone = { code: string; nom: string; min: number }

const ON_FOOT: readonly Sport[] = ['course_a_pied', 'trail', 'marche', 'randonnee']
const BY_BIKE: readonly Sport[] = ['velo', 'vtt']

export const isOnFoot = (sport: Sport): boolean => ON_FOOT.includes(sport)

/**
 * Zones of the training (produit 10): the five paces, on a bike the scale ESIE. Their ranges have gaps and
 * overlap, so that a value is of the highest zone whose lower end it reaches.
 */
function listBornes(sport: Sport, mesure: 'fc_max' | 'vma', repere: number | null): BorneZone[] {
  if (repere === null) return []
  return listZones(BY_BIKE.includes(sport) ? 'esie' : 'allures').flatMap(
    ({ code, nom, plages }) => {
      const plage = plages[mesure]
      return plage ? [{ code, nom, min: (plage.min * repere) / 100 }] : []
    },
  )
}

export const listBornesFc = (sport: Sport, { fc_max }: Reperes): BorneZone[] =>
  listBornes(sport, 'fc_max', fc_max)

/** The VMA is in kilometres an hour. */
export const listBornesAllure = (sport: Sport, { vma }: Reperes): BorneZone[] =>
  isOnFoot(sport) ? listBornes(sport, 'vma', vma === null ? null : vma / 3.6) : []

export type TempsZone = { code: string; nom: string; duree: number }

/** Seconds below the first zone, then in each. */
export function createTempsZones(bornes: readonly BorneZone[]) {
  const seconds = new Float64Array(bornes.length + 1)
  return {
    add(value: number, duree: number) {
      let rank = 0
      while (rank < bornes.length && value >= (bornes[rank]?.min ?? 0)) rank++
      seconds[rank] = (seconds[rank] ?? 0) + duree
    },
    /** Empty without a time in any. */
    list: (): TempsZone[] => {
      const rounded = Array.from(seconds, Math.round)
      if (bornes.length === 0 || rounded.every((duree) => duree === 0)) return []
      const named = [{ code: '', nom: 'En dessous' }, ...bornes]
      return named.map(({ code, nom }, rank) => ({ code, nom, duree: rounded[rank] ?? 0 }))
    },
  }
}
