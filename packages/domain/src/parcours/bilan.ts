/**
 * A race afterwards: run, planned, and run by those of the same time (produit 9.22). Metres of the
 * course, and seconds from its start.
 */

export type Lieu = {
  metres: number
  nom: string | null
  is_arrivee: boolean
  /** Seconds at the arrival there: run, planned, and the median of those of the same time. */
  reel: number | null
  prevu: number | null
  semblables: number | null
}

/** A place known both in metres of an outing and of the course. */
export type Repere = { sortie: number; course: number }

/** Metres of the outing at metres of the course, and the way back. */
export type Alignement = {
  toSortie: (metres: number) => number
  toCourse: (metres: number) => number
}

/**
 * Lays an outing along the course: straight between known places, which only go forward.
 * @param ends metres of the outing where the race began and ended, and length of the course
 */
export function alignSortie(
  reperes: readonly Repere[],
  { depart, arrivee, distance }: { depart: number; arrivee: number; distance: number },
): Alignement {
  const last = { sortie: arrivee, course: distance }
  const way = [{ sortie: depart, course: 0 }]
  for (const repere of reperes.toSorted((a, b) => a.course - b.course)) {
    const before = way.at(-1)
    if (before && isAfter(repere, before) && isAfter(last, repere)) way.push(repere)
  }
  way.push(last)
  return {
    toSortie: (metres) => readAlong(way, metres, 'course', 'sortie'),
    toCourse: (metres) => readAlong(way, metres, 'sortie', 'course'),
  }
}

const isAfter = (a: Repere, b: Repere) => a.sortie > b.sortie && a.course > b.course

function readAlong(
  way: readonly Repere[],
  metres: number,
  known: keyof Repere,
  other: keyof Repere,
): number {
  const next = way.findIndex((place) => place[known] >= metres)
  const [from, to] = [way[next - 1], way[next]]
  if (!to) return way.at(-1)?.[other] ?? metres
  if (!from) return to[other]
  const share = (metres - from[known]) / (to[known] - from[known])
  return from[other] + share * (to[other] - from[other])
}

/**
 * Seconds of an outing at the start of the race: that of the gun, or the first of the watch, whichever
 * leaves the time of the result; negative where the watch began after the gun.
 * @param gun seconds of the outing at the gun, null where unknown @param temps of the result
 */
export function chooseDepart(gun: number | null, duree: number, temps: number | null): number {
  if (gun === null) return 0
  if (temps === null) return gun >= 0 && gun < duree ? gun : 0
  const gap = (depart: number) => Math.abs(duree - depart - temps)
  return gap(gun) < gap(0) ? gun : 0
}

/** A stop in the outing, in metres of the course. */
export type Pause = { metres: number; duree: number }

/** Metres around a point within which a stop is that of the point. */
const AROUND = 300

/** Seconds stopped at each point, in their order; a stop goes to the nearest. */
export function sumArrets(
  pauses: readonly Pause[],
  points: readonly { metres: number }[],
): number[] {
  const gap = ({ metres }: Pause, point: { metres: number }) => Math.abs(metres - point.metres)
  const nearest = pauses.map((pause) => {
    const gaps = points.map((point) => gap(pause, point))
    const least = Math.min(...gaps)
    return { ...pause, rank: least <= AROUND ? gaps.indexOf(least) : -1 }
  })
  return points.map((_, rank) =>
    nearest.reduce((sum, pause) => sum + (pause.rank === rank ? pause.duree : 0), 0),
  )
}

/** A stretch as it was run: rise over run, flat metres of the same effort, and moving seconds. */
export type Foulee = { pente: number; effort: number; secondes: number }

export const SENS_PENTE = ['montee', 'plat', 'descente'] as const
export type SensPente = (typeof SENS_PENTE)[number]

/** Time on slopes of one kind: seconds beyond those of the mean at equal effort, and their share. */
export type Pente = { secondes: number; ecart: number; part: number }

/** Slope from which one goes up or down, rise over run. */
const STEEP = 0.04
/** Seconds under which slopes of one kind tell nothing. */
const LEAST_SLOPE = 300

const findSens = (pente: number): SensPente => {
  if (pente >= STEEP) return 'montee'
  return pente <= -STEEP ? 'descente' : 'plat'
}

/** Time up, on the flat and down, against the mean of the outing at equal effort; null where short. */
export function weighPentes(foulees: readonly Foulee[]): Record<SensPente, Pente | null> {
  const total = sum(foulees)
  const mean = total.secondes / total.effort
  const weigh = (sens: SensPente): Pente | null => {
    const { effort, secondes } = sum(foulees.filter(({ pente }) => findSens(pente) === sens))
    if (secondes < LEAST_SLOPE || !(effort > 0) || !(mean > 0)) return null
    const expected = effort * mean
    return { secondes, ecart: secondes - expected, part: secondes / expected - 1 }
  }
  return { montee: weigh('montee'), plat: weigh('plat'), descente: weigh('descente') }
}

const sum = (foulees: readonly Foulee[]) => ({
  effort: foulees.reduce((all, { effort }) => all + effort, 0),
  secondes: foulees.reduce((all, { secondes }) => all + secondes, 0),
})

export type Temoin = 'feuille' | 'semblables'

/** Seconds lost on a plan, or on so many runners. */
type Contre = { temoin: Temoin; ecart: number; nb: number | null }

/** One thing that the race shows, with its number: seconds lost, negative where won. */
export type Constat =
  | { sujet: 'arrivee'; ecart: number; temps: number; prevu: number }
  | (Contre & { sujet: 'troncon'; de: Bout | null; a: Bout; aussi: Contre | null })
  | { sujet: 'arrets'; ecart: number; duree: number; nb: number; prevu: number | null; long: Long }
  | { sujet: 'pente'; sens: 'montee' | 'descente'; ecart: number; part: number }

/** End of a leg; null is the start. */
export type Bout = { metres: number; nom: string | null; is_arrivee: boolean }
type Long = { metres: number; nom: string | null; duree: number }

export type Course = {
  lieux: readonly Lieu[]
  /** Stops of the outing, and seconds planned for them; null without an outing, or a plan. */
  pauses: readonly Pause[] | null
  arrets_prevus: number | null
  pentes: Record<SensPente, Pente | null> | null
  /** Count of those who finished in about the same time. */
  nb_semblables: number | null
}

export const MOST_CONSTATS = 5
/** Seconds, and share of the whole time, under which a difference is noise. */
const LEAST_ECART = { seconds: 60, share: 0.005 }

/** Differences that weighed most, the largest first: five at most, each with its number. */
export function listConstats(course: Course): Constat[] {
  const last = course.lieux.findLast(({ reel }) => reel !== null)?.reel ?? 0
  const least = Math.max(LEAST_ECART.seconds, LEAST_ECART.share * last)
  return [
    ...tellArrivee(course),
    ...joinTroncons([...tellTroncons(course, 'feuille'), ...tellTroncons(course, 'semblables')]),
    ...tellArrets(course),
    ...tellPentes(course),
  ]
    .filter(({ ecart }) => Math.abs(ecart) >= least)
    .toSorted((a, b) => Math.abs(b.ecart) - Math.abs(a.ecart))
    .slice(0, MOST_CONSTATS)
}

function tellArrivee({ lieux }: Course): Constat[] {
  const finish = lieux.find(({ is_arrivee }) => is_arrivee)
  if (!finish || finish.reel === null || finish.prevu === null) return []
  const { reel: temps, prevu } = finish
  return [{ sujet: 'arrivee', ecart: temps - prevu, temps, prevu }]
}

type Troncon = Extract<Constat, { sujet: 'troncon' }>

/** Leg that lost most, and leg that won most, where two legs at least are known. */
function tellTroncons({ lieux, nb_semblables }: Course, temoin: Temoin): Troncon[] {
  const key = temoin === 'feuille' ? 'prevu' : 'semblables'
  const known = lieux.flatMap((lieu) => {
    const [reel, other] = [lieu.reel, lieu[key]]
    return reel === null || other === null ? [] : [{ lieu, ecart: reel - other }]
  })
  const legs = known.map(({ lieu, ecart }, rank): Troncon => {
    const before = known[rank - 1]
    return {
      sujet: 'troncon',
      temoin,
      de: before ? toBout(before.lieu) : null,
      a: toBout(lieu),
      ecart: ecart - (before?.ecart ?? 0),
      nb: temoin === 'feuille' ? null : nb_semblables,
      aussi: null,
    }
  })
  if (legs.length < 2) return []
  const [most, ...rest] = legs.toSorted((a, b) => b.ecart - a.ecart)
  return [most, rest.at(-1)].filter(
    (leg, rank): leg is Troncon =>
      leg !== undefined && (rank === 0 ? leg.ecart > 0 : leg.ecart < 0),
  )
}

/** The same leg, lost or won against both, is told once, by the larger. */
function joinTroncons(troncons: readonly Troncon[]): Troncon[] {
  const legOf = ({ de, a, ecart }: Troncon) => `${de?.metres}/${a.metres}/${Math.sign(ecart)}`
  return [...Map.groupBy(troncons, legOf).values()].flatMap((same) => {
    const [first, other] = same.toSorted((a, b) => Math.abs(b.ecart) - Math.abs(a.ecart))
    if (!first || !other) return same
    const { temoin, ecart, nb } = other
    return [{ ...first, aussi: { temoin, ecart, nb } }]
  })
}

const toBout = ({ metres, nom, is_arrivee }: Lieu): Bout => ({ metres, nom, is_arrivee })

/** Stops against those planned; all of them where nothing was planned. */
function tellArrets({ pauses, arrets_prevus: prevu, lieux }: Course): Constat[] {
  const [first, ...rest] = (pauses ?? []).toSorted((a, b) => b.duree - a.duree)
  if (!first) return []
  const duree = [first, ...rest].reduce((all, pause) => all + pause.duree, 0)
  const near = lieux
    .filter(({ is_arrivee, metres }) => !is_arrivee && Math.abs(metres - first.metres) <= AROUND)
    .toSorted((a, b) => Math.abs(a.metres - first.metres) - Math.abs(b.metres - first.metres))[0]
  const long = { ...first, nom: near?.nom ?? null }
  return [{ sujet: 'arrets', ecart: duree - (prevu ?? 0), duree, nb: rest.length + 1, prevu, long }]
}

/** The way, up or down, that differed most from the mean. */
function tellPentes({ pentes }: Course): Constat[] {
  const told = (['montee', 'descente'] as const).flatMap((sens) => {
    const pente = pentes?.[sens]
    return pente ? [{ sujet: 'pente' as const, sens, ecart: pente.ecart, part: pente.part }] : []
  })
  return told.toSorted((a, b) => Math.abs(b.ecart) - Math.abs(a.ecart)).slice(0, 1)
}
