import type { Tour } from './deroule.ts'
import {
  addMesures,
  EXACTE,
  getEcart,
  isMesurable,
  isNear,
  type Mesure,
  NOTHING,
  type Pose,
  type Poses,
} from './etapes-posees.ts'
import type { EtapePrevue } from './etapes-prevues.ts'

/**
 * Aligns laps with session steps by length alone, as a minimum-cost path (dynamic programming). A
 * lap is a step, or several automatic laps and the following manual one are. A step that deviates
 * from the plan costs a fault; so does one lap spanning two steps.
 */

/** Above the sum of all small deviations of a session. */
const FAUTE = 1000
const ETAPES_PAR_FAUTE = 4
const PREUVES = 3
/** Maximum automatic laps within a step: the kilometres of a marathon. */
const ENSEMBLE = 60

type Pas = { cout: number; etapes: number; tours: number; isFaute: boolean }

const isAutomatique = ({ fin }: Tour) => fin === 'distance' || fin === 'temps'

/** An automatic lap can only end a step that ends by the same measure. */
function getCout({ step }: EtapePrevue, last: Tour, mesure: Mesure): number {
  if (isAutomatique(last) && step.fin.type !== last.fin) return Number.POSITIVE_INFINITY
  const ecart = isAutomatique(last) ? getEcart(step, mesure, EXACTE) : getEcart(step, mesure)
  return ecart <= 1 ? ecart : Number.POSITIVE_INFINITY
}

function join(etapePrevue: EtapePrevue, other: EtapePrevue): EtapePrevue | null {
  const { fin } = etapePrevue.step
  const next = other.step.fin
  if (fin.type === 'touche' || next.type === 'touche' || fin.type !== next.type) return null
  return {
    ...etapePrevue,
    step: { ...etapePrevue.step, fin: { ...fin, valeur: fin.valeur + next.valeur } },
  }
}

type Table = (Pas | undefined)[][]

function buildTable(etapes: readonly EtapePrevue[], tours: readonly Tour[]): Table {
  const table: Table = Array.from({ length: etapes.length + 1 }, () => [])
  const relax = (i: number, j: number, pas: Pas) => {
    const row = table[i]
    if (row && pas.cout < (row[j]?.cout ?? Number.POSITIVE_INFINITY)) row[j] = pas
  }
  relax(0, 0, { cout: 0, etapes: 0, tours: 0, isFaute: false })
  for (const [i, etape] of etapes.entries()) {
    const next = etapes[i + 1]
    const both = next ? join(etape, next) : null
    for (const [j, tour] of tours.entries()) {
      const before = table[i]?.[j]?.cout
      if (before === undefined) continue
      let mesure = NOTHING
      for (let end = j; end < Math.min(j + ENSEMBLE, tours.length); end++) {
        const last = tours[end] ?? tour
        mesure = addMesures(mesure, last)
        const cout = before + getCout(etape, last, mesure)
        relax(i + 1, end + 1, { cout, etapes: 1, tours: end + 1 - j, isFaute: false })
        if (!isAutomatique(last)) break
      }
      if (isAutomatique(tour)) continue
      const fault = { cout: before + FAUTE, tours: 1, isFaute: true }
      relax(i + 1, j + 1, { ...fault, etapes: 1 })
      if (both && isNear(both.step, tour)) relax(i + 2, j + 1, { ...fault, etapes: 2 })
    }
  }
  return table
}

function findEnd(table: Table, nbTours: number): { i: number; j: number; cout: number } | null {
  const n = table.length - 1
  const whole = (table[n] ?? []).flatMap((pas, j) => (pas ? [{ i: n, j, cout: pas.cout }] : []))
  const short = table.flatMap((row, i) => {
    const pas = i > 0 && i < n ? row[nbTours] : undefined
    return pas ? [{ i, j: nbTours, cout: pas.cout }] : []
  })
  const cheapest = (ends: typeof whole) =>
    ends.reduce<(typeof whole)[number] | null>(
      (best, end) => (best && best.cout <= end.cout ? best : end),
      null,
    )
  const done = cheapest(whole)
  const isBelieved = done && countFaults(done.cout) <= Math.floor(n / ETAPES_PAR_FAUTE)
  return isBelieved ? done : (cheapest(short) ?? done)
}

const countFaults = (cout: number) => Math.floor(cout / FAUTE)

function trace(
  table: Table,
  tours: readonly Tour[],
  end: { i: number; j: number },
): { poses: Pose[]; ecarts: boolean[] } {
  const poses: Pose[] = []
  const ecarts: boolean[] = []
  for (let { i, j } = end; i > 0; ) {
    const pas = table[i]?.[j]
    if (!pas || pas.etapes === 0) break
    i -= pas.etapes
    j -= pas.tours
    const mesure = tours.slice(j, j + pas.tours).reduce(addMesures, NOTHING)
    if (pas.etapes === 2) poses.unshift({ etat: 'sans_tour' }, { etat: 'sans_tour' })
    else poses.unshift({ etat: 'faite', mesure })
    ecarts.unshift(...Array.from({ length: pas.etapes }, () => pas.isFaute))
  }
  return { poses, ecarts }
}

export function alignTours(etapes: readonly EtapePrevue[], tours: readonly Tour[]): Poses | null {
  const table = buildTable(etapes, tours)
  const end = findEnd(table, tours.length)
  if (!end) return null
  const { poses, ecarts } = trace(table, tours, end)
  const faults = countFaults(end.cout)
  if (faults > Math.floor(poses.length / ETAPES_PAR_FAUTE)) return null
  if (!isProved(etapes, { ecarts, isWhole: end.i === etapes.length, tours: tours.length })) {
    return null
  }
  const rest = tours.slice(end.j)
  return {
    poses: etapes.map((_, index) => poses[index] ?? { etat: 'non_faite' }),
    apres: rest.length > 0 ? rest.reduce(addMesures, NOTHING) : null,
  }
}

type Way = { ecarts: readonly boolean[]; isWhole: boolean; tours: number }

/**
 * Steps ended by a key press match any lap: if all are of that kind, the number of laps must be
 * equal; otherwise the measurable steps decide.
 */
function isProved(etapes: readonly EtapePrevue[], { ecarts, isWhole, tours }: Way): boolean {
  const measurable = ecarts.flatMap((isFault, index) => {
    const etape = etapes[index]
    return etape && isMesurable(etape) ? [!isFault] : []
  })
  const near = measurable.filter(Boolean).length
  if (!isWhole) return near >= PREUVES
  if (etapes.some(isMesurable)) return near > 0 && near * 2 >= measurable.length
  return tours === etapes.length
}
