import type { SexeResultat, StatutResultat } from './resultat.ts'

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
 * Ranks of all lines: overall (by time where the file gives no rank), then by sex, and by category
 * within the sex. Equal times share a rank.
 */
export function classer(arrivees: readonly Arrivee[]): Places[] {
  const work = classerPeuAPeu(arrivees)
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}

/**
 * Same as `classer`, as a generator that yields every few thousand lines to free the event loop.
 */
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

/** A few milliseconds of work. */
const LINES_PER_STEP = 5_000
/** Above the maximum number of lines; seconds and ranks multiplied by it stay safe integers. */
const LINES = 2 ** 20

/** Indices sorted by value; packing value and index in one number sorts faster than pairs. */
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
