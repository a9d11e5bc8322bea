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
  const work = classerPeuAPeu(arrivees)
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}

/** The same, which rests after some thousands of lines: whoever has others to answer does so then. */
export function* classerPeuAPeu(arrivees: readonly Arrivee[]): Generator<void, Places[]> {
  const isRanked = ({ statut }: Arrivee) => statut === 'classe'
  const isGiven = arrivees.every((line) => !isRanked(line) || line.rang !== null)
  const among = { tous: rankAmong(), sexe: rankAmong(), categorie: rankAmong() }
  const rangs = arrivees.map(({ rang }) => rang)
  yield
  if (!isGiven) {
    const times = arrivees.map((line) => (isRanked(line) ? line.temps : null))
    for (const [nth, at] of sortByValue(times).entries()) {
      if (nth % LINES_PER_STEP === 0) yield
      rangs[at] = among.tous('', arrivees[at]?.temps ?? 0)
    }
  }
  const places = rangs.map((rang): Places => ({ rang, rang_sexe: null, rang_categorie: null }))
  yield
  const ranked = arrivees.map((line, at) => (isRanked(line) ? (rangs[at] ?? null) : null))
  for (const [nth, at] of sortByValue(ranked).entries()) {
    if (nth % LINES_PER_STEP === 0) yield
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

/** Some milliseconds of work. */
const LINES_PER_STEP = 5_000
/** More than a file can have lines; seconds and places times this are still whole numbers. */
const LINES = 2 ** 20

/** Where the values stand, the smallest first: one number for both sorts faster than pairs. */
function sortByValue(values: readonly (number | null)[]): Float64Array {
  const keys = new Float64Array(values.length)
  let nb = 0
  for (const [at, value] of values.entries()) {
    if (value !== null) keys[nb++] = value * LINES + at
  }
  return keys
    .subarray(0, nb)
    .sort()
    .map((key) => key % LINES)
}

/** Counts the members of groups as they arrive in order. */
function rankAmong() {
  const groups = new Map<string, { nb: number; value: number; place: number }>()
  return (name: string, value: number): number => {
    const group = groups.get(name) ?? { nb: 0, value: Number.NaN, place: 0 }
    if (!group.nb) groups.set(name, group)
    group.nb += 1
    if (value !== group.value) group.place = group.nb
    group.value = value
    return group.place
  }
}
