import { normalizeTexte } from '../shared/recherche.ts'

/**
 * Lessons of an earlier edition: how much longer its field took for a section than predicted, of one
 * time in all (produit 6.7). Metres from the start; shares of the whole time.
 */

/** Factor of the time of a section. */
export type Lecon = { debut: number; fin: number; facteur: number }

/** Runners of about one time: shares of it at each point, run and predicted. */
export type Groupe = {
  nb: number
  points: readonly { metres: number; reel: number; prevu: number }[]
}

/** Fewer runners are their own day, not the course. */
export const LEAST_APPRIS = 20
/** Runners whose word weighs as much as the prediction: an assumption. */
const SHRINK = 20

/**
 * Lessons of the points that all groups passed.
 * @param distance of the race, where all shares are 1
 */
export function learnSections(groupes: readonly Groupe[], distance: number): Lecon[] {
  const nb = groupes.reduce((sum, groupe) => sum + groupe.nb, 0)
  if (nb < LEAST_APPRIS) return []
  const ways = groupes.map(({ nb, points }) => ({ nb, way: points.filter(isIn(groupes)) }))
  const ends = [...(ways[0]?.way ?? []).map(({ metres }) => metres), distance]
  return ends.flatMap((fin, rank) => {
    const logs = ways.map(({ nb, way }) => nb * findLog(way[rank - 1] ?? START, way[rank] ?? END))
    const log = logs.reduce((sum, log) => sum + log, 0) / (nb + SHRINK)
    return Number.isFinite(log) ? [{ debut: ends[rank - 1] ?? 0, fin, facteur: Math.exp(log) }] : []
  })
}

type Parts = Pick<Groupe['points'][number], 'reel' | 'prevu'>
const START: Parts = { reel: 0, prevu: 0 }
const END: Parts = { reel: 1, prevu: 1 }

const findLog = (from: Parts, to: Parts) =>
  Math.log((to.reel - from.reel) / (to.prevu - from.prevu))

const isIn =
  (groupes: readonly Groupe[]) =>
  ({ metres }: { metres: number }) =>
    groupes.every(({ points }) => points.some((point) => point.metres === metres))

/** Time at a place with these lessons; the whole time stays. */
export function applyLecons(
  temps: (metres: number) => number,
  distance: number,
  lecons: readonly Lecon[],
): (metres: number) => number {
  if (!lecons.length) return temps
  const longer = (metres: number) =>
    lecons.reduce(
      (sum, { debut, fin, facteur }) =>
        sum + (facteur - 1) * (temps(Math.min(metres, fin)) - temps(Math.min(metres, debut))),
      temps(metres),
    )
  const scale = temps(distance) / longer(distance)
  return (metres) => longer(metres) * scale
}

type Point = { metres: number; nom: string | null }
type Course = { distance: number; points: readonly Point[] }

/** Metres by which a point may stand elsewhere on the same ground, and share of a length. */
const NEAR = 500
const SAME_LENGTH = 0.03

const isAlike = (a: Point, b: Point) =>
  Math.abs(a.metres - b.metres) <= NEAR &&
  (a.nom === null || b.nom === null || normalizeTexte(a.nom) === normalizeTexte(b.nom))

/**
 * Lessons of an earlier course for the present one: of sections between two points that both have, as
 * long as then, with the present metres.
 */
export function keepSameGround(lecons: readonly Lecon[], before: Course, now: Course): Lecon[] {
  const isAsLong = (a: number, b: number) => Math.abs(a - b) <= Math.max(NEAR / 2, SAME_LENGTH * a)
  const find = (metres: number): number | null => {
    if (metres === 0) return 0
    if (metres === before.distance) return isAsLong(metres, now.distance) ? now.distance : null
    const point = before.points.find((one) => one.metres === metres)
    return (point && now.points.find((other) => isAlike(point, other))?.metres) ?? null
  }
  return lecons.flatMap(({ debut, fin, facteur }) => {
    const [from, to] = [find(debut), find(fin)]
    if (from === null || to === null || to <= from || !isAsLong(fin - debut, to - from)) return []
    return [{ debut: from, fin: to, facteur }]
  })
}
