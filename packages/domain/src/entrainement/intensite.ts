import type { Reperes } from './reperes.ts'
import type { Cible, SimpleStep, SimpleStepType } from './step.ts'

/** Intensity of a target in % of the VMA, the common scale, and in perceived effort. */

/**
 * Upper end of endurance fondamentale in each measure, where a runner can talk. Paces, heart rates
 * and watts depend on the runner.
 */
const FACILE = { vma: 75, fc_max: 80, rpe: 3 } as const

/** True if the target is easy for anybody; false if harder or unknown. */
export function isFacile(cible: Cible): boolean {
  if (cible.type !== 'vma' && cible.type !== 'fc_max' && cible.type !== 'rpe') return false
  return cible.max <= FACILE[cible.type]
}

/**
 * % of the VMA and perceived effort from 1 to 10 (Foster’s scale). Assumption without a study for
 * runners; anchors: easy run 3, one-hour race 6, VMA 9.
 */
const EFFORTS: readonly (readonly [part: number, rpe: number])[] = [
  [30, 1],
  [55, 2],
  [65, 3],
  [75, 4],
  [82, 5],
  [87, 6],
  [92, 7],
  [97, 8],
  [102, 9],
  [110, 10],
]

function follow(from: 0 | 1, to: 0 | 1, value: number): number {
  const after = EFFORTS.findIndex((row) => row[from] >= value)
  // Beyond the table, findIndex gives -1 and `at(-1)` the last row.
  const next = EFFORTS.at(after)
  const last = EFFORTS[after - 1]
  if (!next) return 0
  if (!last) return next[to]
  return last[to] + ((value - last[from]) / (next[from] - last[from])) * (next[to] - last[to])
}

export const toRpe = (part: number): number => follow(0, 1, part)

const fromRpe = (rpe: number): number => follow(1, 0, rpe)

/**
 * % of the VMA of a % of the maximal heart rate: Swain et al. 1994, % FC max = 0.64 × % VO2max +
 * 37, taking % VO2max as % VMA. Measured from 63 to 92 % of FC max.
 */
const fromFcMax = (part: number): number => Math.max(30, (part - 37) / 0.64)

const middle = ({ min, max }: { min: number; max: number }) => (min + max) / 2

export function getPartVma(cible: Cible, { vma, fc_max }: Reperes): number | null {
  switch (cible.type) {
    case 'vma':
      return middle(cible)
    case 'fc_max':
      return fromFcMax(middle(cible))
    case 'rpe':
      return fromRpe(middle(cible))
    case 'fc':
      return fc_max === null ? null : fromFcMax((middle(cible) / fc_max) * 100)
    case 'allure':
      return vma === null ? null : (3600 / middle(cible) / vma) * 100
    default:
      return null
  }
}

/** Assumption, in % of the VMA: usual warm-up, recovery jog and cool-down. */
const SANS_CIBLE: Readonly<Record<SimpleStepType, number | null>> = {
  echauffement: 65,
  effort: null,
  recuperation: 55,
  retour_au_calme: 65,
}

export type Intensite = { part: number | null; rpe: number | null; est_estimee: boolean }

export function getIntensite({ type, cible }: SimpleStep, reperes: Reperes): Intensite {
  const isFree = cible.type === 'libre'
  const part = isFree ? SANS_CIBLE[type] : getPartVma(cible, reperes)
  const rpe = cible.type === 'rpe' ? middle(cible) : part === null ? null : toRpe(part)
  return { part, rpe, est_estimee: isFree }
}

export function getVitesse(step: SimpleStep, reperes: Reperes): number | null {
  if (step.cible.type === 'allure') return 1000 / middle(step.cible)
  const { part } = getIntensite(step, reperes)
  return part === null || reperes.vma === null ? null : ((part / 100) * reperes.vma) / 3.6
}
