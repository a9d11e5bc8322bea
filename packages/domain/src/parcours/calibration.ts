/**
 * A runner's own law from their outings and results (produit 9.28). Each factor is drawn towards that of
 * everybody by the little that is known: with nothing known it is exactly that of everybody.
 */

/** Slopes of an outing, by rise over run: up from 4 %, down from −4 %, flat within 2 %. */
export const BANDES = ['montee', 'plat', 'descente', 'entre'] as const
export type Bande = (typeof BANDES)[number]

const STEEP = 0.04
const FLAT = 0.02

export const findBande = (pente: number): Bande => {
  if (pente >= STEEP) return 'montee'
  if (pente <= -STEEP) return 'descente'
  return Math.abs(pente) < FLAT ? 'plat' : 'entre'
}

/** Flat metres of the same effort by the law of everybody, and moving seconds. */
export type Cout = { effort: number; secondes: number }
export type Moitie = Readonly<Record<Bande, Cout>>

/** An outing as two halves of equal effort. */
export type SortieMesuree = { annees: number; moities: readonly [Moitie, Moitie] }

/**
 * Added to the exponent of time by distance; factors on the time of a climb, of a descent, and on what a
 * runner slows down.
 */
export type Loi = { croissance: number; montee: number; descente: number; fatigue: number }
export const LOI_GENERALE: Loi = { croissance: 0, montee: 1, descente: 1, fatigue: 1 }

/** Factor on the time of a slope; fully from 4 %, not at all under 2 %. */
export function factorOnSlope({ montee, descente }: Loi, pente: number): number {
  const part = Math.min(1, Math.max(0, (Math.abs(pente) - FLAT) / (STEEP - FLAT)))
  return (pente > 0 ? montee : descente) ** part
}

/** Value with the bounds of 8 in 10, and how much it is drawn from. */
export type Facteur = { valeur: number; bas: number; haut: number; nb: number }
export type Nature = keyof typeof LOI_GENERALE

type Prior = {
  /** Deviation among runners, and of one observation around its runner: assumptions. */
  among: number
  single: number
  least: number
  most: number
}

/**
 * Deviations of one observation hold what many outings share (the ground of climbs, easy days), so that
 * they are larger than what outings of a runner differ by.
 */
export const PRIORS: Readonly<Record<Nature, Prior>> = {
  croissance: { among: 0.02, single: 0.16, least: -0.05, most: 0.08 },
  montee: { among: 0.08, single: 0.2, least: 0.8, most: 1.3 },
  descente: { among: 0.1, single: 0.25, least: 0.75, most: 1.4 },
  fatigue: { among: 0.35, single: 0.15, least: 0.5, most: 1.6 },
}

/** Seen, against what the law of everybody expects: `vu` is about valeur × attendu. */
export type Observation = { vu: number; attendu: number; poids: number }

/** Deviations from the middle beyond which an observation counts no more. */
const HUBER = 1.5
/** z of 90 % on one side. */
const Z90 = 1.2816

/**
 * Slope of a line through nothing, drawn towards nothing: (Σ p·a·v) / (Σ p·a² + (single / among)²). Residuals
 * are cut (Huber 1964), so that one strange observation moves little.
 */
export function drawToLaw(
  seen: readonly Observation[],
  { among, single }: Pick<Prior, 'among' | 'single'>,
): { valeur: number; deviation: number } {
  const known = seen.reduce((sum, { attendu, poids }) => sum + poids * attendu ** 2, 0)
  const prior = (single / among) ** 2
  let valeur = medianSlope(seen) * (known / (known + prior))
  for (let round = 0; round < 8; round++) {
    const cut = HUBER * single
    const sum = seen.reduce((all, { vu, attendu, poids }) => {
      const rest = Math.min(cut, Math.max(-cut, vu - valeur * attendu))
      return all + poids * attendu * (rest + valeur * attendu)
    }, 0)
    valeur = sum / (known + prior)
  }
  return { valeur, deviation: single / Math.sqrt(known + prior) }
}

/** Median of single slopes: half of the observations may be wrong. */
function medianSlope(seen: readonly Observation[]): number {
  const slopes = seen
    .filter(({ attendu, poids }) => attendu !== 0 && poids > 0)
    .map(({ vu, attendu, poids }) => ({ slope: vu / attendu, poids: poids * attendu ** 2 }))
    .toSorted((a, b) => a.slope - b.slope)
  return findMedian(slopes.map(({ slope, poids }) => ({ value: slope, poids }))) ?? 0
}

/** Weighted median of values in their order. */
function findMedian(values: readonly { value: number; poids: number }[]): number | null {
  const half = values.reduce((sum, { poids }) => sum + poids, 0) / 2
  let sum = 0
  const middle = values.find(({ poids }) => {
    sum += poids
    return sum >= half
  })
  return middle?.value ?? null
}

const bound = (nature: Nature, value: number) =>
  Math.min(PRIORS[nature].most, Math.max(PRIORS[nature].least, value))

/** @param read from what was drawn to the factor, growing */
function toFacteur(
  nature: Nature,
  seen: readonly Observation[],
  read: (value: number) => number,
): Facteur {
  const { valeur, deviation } = drawToLaw(seen, PRIORS[nature])
  const at = (value: number) => bound(nature, read(value))
  return {
    valeur: at(valeur),
    bas: at(valeur - Z90 * deviation),
    haut: at(valeur + Z90 * deviation),
    nb: seen.length,
  }
}

/** Seconds of a slope, and of flat ground, that tell something. */
const LEAST = 300
/** Seconds under which an outing tells nothing. */
const LEAST_OUTING = 1200
/** Over the middle pace of their runner an outing is no run: a walk with the dog, a ride. */
const PACES = { least: 0.6, most: 1.6 }
/** Years over which an outing loses two thirds of its weight. */
const RECENT = 2
/** Hours from which an outing tells of the fade. */
const LONG = 2.5

export const weighAge = (annees: number): number => Math.exp(-annees / RECENT)

export const addBandes = ([a, b]: SortieMesuree['moities'], bande: Bande): Cout => ({
  effort: a[bande].effort + b[bande].effort,
  secondes: a[bande].secondes + b[bande].secondes,
})

export const sumMoitie = (moitie: Moitie): Cout =>
  BANDES.reduce(
    (sum, bande) => ({
      effort: sum.effort + moitie[bande].effort,
      secondes: sum.secondes + moitie[bande].secondes,
    }),
    { effort: 0, secondes: 0 },
  )

const total = ({ moities: [a, b] }: SortieMesuree): Cout => {
  const [first, second] = [sumMoitie(a), sumMoitie(b)]
  return { effort: first.effort + second.effort, secondes: first.secondes + second.secondes }
}

const paceOf = ({ effort, secondes }: Cout) => secondes / effort

/** Outings that were runs, as long and about as fast as the others of their runner. */
export function keepRuns<Sortie extends SortieMesuree>(sorties: readonly Sortie[]): Sortie[] {
  const long = sorties.filter((sortie) => {
    const { effort, secondes } = total(sortie)
    return secondes >= LEAST_OUTING && effort > 0
  })
  const paces = long
    .map((sortie) => ({ value: paceOf(total(sortie)), poids: weighAge(sortie.annees) }))
    .toSorted((a, b) => a.value - b.value)
  const middle = findMedian(paces) ?? 0
  return long.filter((sortie) => {
    const share = paceOf(total(sortie)) / middle
    return share >= PACES.least && share <= PACES.most
  })
}

/** Time on a slope against flat ground of the same outing, at equal effort. */
function seeSlope(sortie: SortieMesuree, bande: 'montee' | 'descente'): Observation[] {
  const [slope, flat] = [addBandes(sortie.moities, bande), addBandes(sortie.moities, 'plat')]
  if (slope.secondes < LEAST || flat.secondes < LEAST) return []
  if (!(slope.effort > 0 && flat.effort > 0)) return []
  const vu = Math.log(paceOf(slope) / paceOf(flat))
  return [{ vu, attendu: 1, poids: weighAge(sortie.annees) }]
}

export const estimateSlope = (
  sorties: readonly SortieMesuree[],
  bande: 'montee' | 'descente',
): Facteur =>
  toFacteur(
    bande,
    sorties.flatMap((sortie) => seeSlope(sortie, bande)),
    Math.exp,
  )

/**
 * @param expect ln of the time of the second half over that of the first, of everybody, by hours in motion
 */
export function estimateFatigue(
  sorties: readonly SortieMesuree[],
  slopes: Pick<Loi, 'montee' | 'descente'>,
  expect: (hours: number) => number,
): Facteur {
  const own = (moitie: Moitie) =>
    BANDES.reduce((sum, bande) => {
      const factor = bande === 'montee' || bande === 'descente' ? slopes[bande] : 1
      return sum + moitie[bande].effort * factor
    }, 0)
  const seen = sorties.flatMap((sortie): Observation[] => {
    const hours = total(sortie).secondes / 3600
    const [a, b] = sortie.moities
    const [first, second] = [sumMoitie(a).secondes / own(a), sumMoitie(b).secondes / own(b)]
    if (hours < LONG || !(first > 0 && second > 0)) return []
    const attendu = expect(hours)
    // Deviation from the law of everybody, so that nothing known leaves it as it is.
    return [{ vu: Math.log(second / first) - attendu, attendu, poids: weighAge(sortie.annees) }]
  })
  return toFacteur('fatigue', seen, (value) => 1 + value)
}

/** ln of the flat metres of a result, and of its time over that of everybody at equal speed. */
export type ResultatPlat = { metres: number; temps: number; annees: number }

/** Years over which a result loses two thirds of its weight, as in produit 6.6. */
const RECENT_RESULT = 4

/** Growth of time by distance from results alone: outings are rarely run as hard as races. */
export function estimateCroissance(resultats: readonly ResultatPlat[]): Facteur {
  const weighed = resultats.map((result) => ({
    ...result,
    poids: Math.exp(-result.annees / RECENT_RESULT),
  }))
  const sum = weighed.reduce((all, { poids }) => all + poids, 0)
  const mean = (read: (result: ResultatPlat) => number) =>
    weighed.reduce((all, result) => all + result.poids * read(result), 0) / sum
  const [metres, temps] = [mean((result) => result.metres), mean((result) => result.temps)]
  const seen = weighed.map((result) => ({
    vu: result.temps - temps,
    attendu: result.metres - metres,
    poids: result.poids,
  }))
  return toFacteur('croissance', resultats.length > 1 ? seen : [], (value) => value)
}
