/** Passing times in the files of timekeepers (produit 8.35). Seconds from the start, metres. */

import { normalizeTexte } from '../shared/recherche.ts'
import { VITESSE_MAX } from './resultat.ts'

export type PointPassage = { nom: string | null; metres: number }

/** Figures of a point other than its time: « Clt Cilaos », « Vitesse km 20 ». */
const OTHER_FIGURE =
  /\b(?:rang|rank|place|pl|clt|classement|pos|position|vitesse|speed|allure|pace|ecart|gap|diff|dossard)\b/
const KM = /\b(?:km|pk) ?(\d{1,3}(?:[.,]\d+)?)\b|\b(\d{1,3}(?:[.,]\d+)?) ?km\b/
/** Metres between the kilometre of a title and that of its point. */
const NEAR = 600
const LEAST_LETTERS = 3

const simplify = (text: string) =>
  normalizeTexte(text)
    .replace(/[^\p{L}\p{N}.,]+/gu, ' ')
    .trim()

/** Point that a column title names, by its name or its kilometre; of one name by both. */
export function findPoint<P extends PointPassage>(titre: string, points: readonly P[]): P | null {
  const head = simplify(titre)
  if (OTHER_FIGURE.test(head)) return null
  const named = points
    .map((point) => ({ point, name: simplify(point.nom ?? '') }))
    .filter(({ name }) => name.length >= LEAST_LETTERS && ` ${head} `.includes(` ${name} `))
    .toSorted((a, b) => b.name.length - a.name.length)
  const alike = named.filter(({ name }) => name === named[0]?.name).map(({ point }) => point)
  const nearest = findNearest(head, alike.length ? alike : points)
  return nearest ?? alike[0] ?? null
}

function findNearest<P extends PointPassage>(head: string, points: readonly P[]): P | null {
  const [, before, after] = KM.exec(head) ?? []
  const metres = Number((before ?? after ?? '').replace(',', '.')) * 1000
  const gap = (point: P) => Math.abs(point.metres - metres)
  const nearest = points.toSorted((a, b) => gap(a) - gap(b))[0]
  return metres > 0 && nearest && gap(nearest) <= NEAR ? nearest : null
}

const formatKm = (metres: number) => `km ${(metres / 1000).toFixed(1).replace('.', ',')}`

/**
 * Column title that names a point when the file is read again: its name, else with its kilometre.
 * @param isTaken whether a title is read as something else
 */
export function titlePoint(
  point: PointPassage,
  points: readonly PointPassage[],
  isTaken: (titre: string) => boolean = () => false,
): string {
  const km = formatKm(point.metres)
  const titles = point.nom ? [point.nom, `${point.nom} (${km})`, km] : [km]
  return titles.find((titre) => findPoint(titre, points) === point && !isTaken(titre)) ?? km
}

/** A cell as a duration, and as a time of day; null where it is none. */
export type LuPassage = { duree: number | null; heure: number | null }

/** Since the start, times of day, or times of each leg. */
export const FORMES_PASSAGE = ['cumule', 'horaire', 'troncon'] as const
export type FormePassage = (typeof FORMES_PASSAGE)[number]

export const FORME_PASSAGE_LABELS: Readonly<Record<FormePassage, string>> = {
  cumule: 'temps depuis le départ',
  horaire: 'heures du jour',
  troncon: 'temps de chaque tronçon',
}

const DAY = 86_400

/**
 * Seconds from the start at each point.
 * @param depart time of day of the start, in seconds
 */
export function readPassages(
  lus: readonly LuPassage[],
  forme: FormePassage,
  depart: number | null,
): (number | null)[] {
  if (forme === 'cumule') return lus.map(({ duree }) => duree)
  return forme === 'troncon' ? sumLegs(lus) : countFrom(lus, depart ?? 0)
}

/** After an unknown leg nothing is known. */
function sumLegs(lus: readonly LuPassage[]): (number | null)[] {
  let sum: number | null = 0
  return lus.map(({ duree }) => {
    sum = sum === null || duree === null ? null : sum + duree
    return sum
  })
}

/** Over midnight, once a day: an hour back is a mistake. */
function countFrom(lus: readonly LuPassage[], depart: number): (number | null)[] {
  let [days, before] = [0, depart]
  return lus.map(({ heure }) => {
    if (heure === null) return null
    if (heure < before - DAY / 2) days += 1
    before = heure
    return heure + days * DAY - depart
  })
}

/** Forms that a file may have: times of day need the hour of the start. */
export const listFormes = (depart: number | null): FormePassage[] =>
  FORMES_PASSAGE.filter((forme) => forme !== 'horaire' || depart !== null)

/** First point that is reached no later than the one before, or no earlier than the finish; -1 where all is well. */
export function findRecul(passages: readonly (number | null)[], temps: number | null): number {
  let before = 0
  return passages.findIndex((passage) => {
    if (passage === null) return false
    const isWrong = passage <= before || (temps !== null && passage >= temps)
    before = passage
    return isWrong
  })
}

type LigneLue = { lus: readonly LuPassage[]; temps: number | null }

/** Form in which most lines of a file go forward. */
export function chooseForme(
  lignes: readonly LigneLue[],
  points: readonly PointPassage[],
  depart: number | null,
): FormePassage {
  const count = (forme: FormePassage) =>
    lignes.filter(({ lus, temps }) => {
      const passages = readPassages(lus, forme, depart)
      const isRun = passages.every(
        (passage, rank) => passage === null || (points[rank]?.metres ?? 0) / passage <= VITESSE_MAX,
      )
      return passages.some((passage) => passage !== null) && isRun && findRecul(passages, temps) < 0
    }).length
  const counts = listFormes(depart).map((forme) => ({ forme, nb: count(forme) }))
  return counts.toSorted((a, b) => b.nb - a.nb)[0]?.forme ?? 'cumule'
}

export type Passage = { metres: number; temps: number }

/** Passages of a line in their order, some of them replaced; null takes one away. */
export function replacePassages(
  before: readonly Passage[],
  said: readonly { metres: number; temps: number | null }[],
): Passage[] {
  const temps = new Map<number, number | null>(
    before.map((passage) => [passage.metres, passage.temps]),
  )
  for (const passage of said) temps.set(passage.metres, passage.temps)
  return [...temps]
    .flatMap(([metres, temps]) => (temps === null ? [] : [{ metres, temps }]))
    .toSorted((a, b) => a.metres - b.metres)
}

/** First passage that goes backwards, or comes after the finish; null where all is well. */
export const findWrong = (passages: readonly Passage[], temps: number | null): Passage | null =>
  passages[
    findRecul(
      passages.map((passage) => passage.temps),
      temps,
    )
  ] ?? null

/**
 * Passages of a team from the lines of its runners: each knows its own part, or that of all. Where two
 * lines disagree, nothing is known.
 */
export function mergePassages(lines: readonly (readonly Passage[])[]): Passage[] {
  const byPoint = Map.groupBy(lines.flat(), ({ metres }) => metres)
  return [...byPoint.values()]
    .flatMap(([first, ...others]) =>
      first && others.every(({ temps }) => temps === first.temps) ? [first] : [],
    )
    .toSorted((a, b) => a.metres - b.metres)
}

/** Orders of the ranking at a point. */
export const TRIS_PASSAGE = {
  place: 'Par place',
  gagnees: 'Places gagnées d’abord',
  perdues: 'Places perdues d’abord',
} as const
export type TriPassage = keyof typeof TRIS_PASSAGE

/** Below it the middle of a field is that of single runners. */
export const LEAST_PELOTON = 5

/** Places won since the point before; null at the first. */
export const countPlaces = <P extends { rang: number }>(
  passages: readonly P[],
): (P & { gagnees: number | null })[] =>
  passages.map((passage, nth) => {
    const before = passages[nth - 1]
    return { ...passage, gagnees: before ? before.rang - passage.rang : null }
  })
