import type { SexeResultat, StatutResultat } from './resultat.ts'

/** What a place depends on. `rang` is the file's own, where it gives one. */
export type Arrivee = {
  rang: number | null
  temps: number | null
  sexe: SexeResultat | null
  categorie: string | null
  statut: StatutResultat
}

export type Places = {
  rang: number | null
  rang_sexe: number | null
  rang_categorie: number | null
}

/**
 * The places of everybody in a file: among all, by time where the file leaves somebody without one;
 * then among those of the same sex, and of the same category of that sex. Equals share a place.
 */
export function classer(arrivees: readonly Arrivee[]): Places[] {
  const isRanked = arrivees.map(({ statut }) => statut === 'classe')
  const isGiven = arrivees.every(({ rang }, at) => !isRanked[at] || rang !== null)
  const among = { tous: rankAmong(), sexe: rankAmong(), categorie: rankAmong() }
  const byTime = new Map<number, number>()
  if (!isGiven) {
    for (const at of sortBy(arrivees, (line, at) => (isRanked[at] ? line.temps : null))) {
      byTime.set(at, among.tous('', arrivees[at]?.temps ?? 0))
    }
  }
  const places = arrivees.map(({ rang }, at): Places => {
    return { rang: byTime.get(at) ?? rang, rang_sexe: null, rang_categorie: null }
  })
  for (const at of sortBy(places, ({ rang }, at) => (isRanked[at] ? rang : null))) {
    const [line, place] = [arrivees[at], places[at]]
    if (!line || !place || place.rang === null) continue
    const { sexe, categorie } = line
    if (sexe !== null) place.rang_sexe = among.sexe(sexe, place.rang)
    if (categorie !== null) {
      place.rang_categorie = among.categorie(`${sexe} ${categorie}`, place.rang)
    }
  }
  return places
}

/** More than a file can have lines; seconds and places times this are still whole numbers. */
const LINES = 2 ** 20

/** Where the lines stand that have a value, the smallest first: numbers sort faster than lines. */
function* sortBy<T>(lines: readonly T[], read: (line: T, at: number) => number | null) {
  const keys = lines.flatMap((line, at) => {
    const value = read(line, at)
    return value === null ? [] : [value * LINES + at]
  })
  for (const key of new Float64Array(keys).sort()) yield key % LINES
}

/** Counts the members of groups as they arrive in order. */
function rankAmong() {
  const groups = new Map<string, { nb: number; value: number; place: number }>()
  return (name: string, value: number): number => {
    const group = groups.get(name) ?? { nb: 0, value: Number.NaN, place: 0 }
    group.nb += 1
    if (value !== group.value) group.place = group.nb
    group.value = value
    groups.set(name, group)
    return group.place
  }
}
