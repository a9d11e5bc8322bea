import type { Reperes } from './reperes.ts'
import type { Cible, SimpleStep, SimpleStepType } from './step.ts'

/** How hard a target is: in % of the VMA, which stands for all measures, and in perceived effort. */

/**
 * Up to here a runner talks without effort: the upper end of endurance fondamentale in each measure.
 * Paces, heartbeats and watts say nothing without their runner.
 */
const FACILE = { vma: 75, fc_max: 80, rpe: 3 } as const

/** True for a target that is easy for anybody; false for a harder one, and where nobody can say. */
export function isFacile(cible: Cible): boolean {
  if (cible.type !== 'vma' && cible.type !== 'fc_max' && cible.type !== 'rpe') return false
  return cible.max <= FACILE[cible.type]
}

/**
 * % of the VMA and perceived effort from 1 to 10 (Foster's scale). Assumption: no study gives this table
 * for runners; its marks are an easy run at 3, an hour's race at 6 and the VMA at 9.
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

/** Along straight lines between the rows of the table; its ends beyond them. */
function follow(from: 0 | 1, to: 0 | 1, value: number): number {
  const after = EFFORTS.findIndex((row) => row[from] >= value)
  // Beyond the table nothing is found: -1, its last row.
  const next = EFFORTS.at(after)
  const last = EFFORTS[after - 1]
  if (!next) return 0
  if (!last) return next[to]
  return last[to] + ((value - last[from]) / (next[from] - last[from])) * (next[to] - last[to])
}

/** Perceived effort, 1 to 10, of a % of the VMA. */
export const toRpe = (part: number): number => follow(0, 1, part)

/** % of the VMA of a perceived effort. */
const fromRpe = (rpe: number): number => follow(1, 0, rpe)

/**
 * % of the VMA of a % of the maximal heart rate: Swain et al. 1994, % FC max = 0.64 × % VO2max + 37, with
 * the speed at a share of the VO2max taken as that share of the VMA. Measured from 63 to 92 % of FC max.
 */
const fromFcMax = (part: number): number => Math.max(30, (part - 37) / 0.64)

const middle = ({ min, max }: { min: number; max: number }) => (min + max) / 2

/** The middle of a target in % of the VMA; null when it has no figures, or means nothing without its runner. */
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

/** Assumption, in % of the VMA: how people warm up, jog between efforts and cool down when nobody says. */
const SANS_CIBLE: Readonly<Record<SimpleStepType, number | null>> = {
  echauffement: 65,
  effort: null,
  recuperation: 55,
  retour_au_calme: 65,
}

/** What a step asks for: % of the VMA and perceived effort, null when unknown; whether no target said so. */
export type Intensite = { part: number | null; rpe: number | null; est_estimee: boolean }

export function getIntensite({ type, cible }: SimpleStep, reperes: Reperes): Intensite {
  const isFree = cible.type === 'libre'
  const part = isFree ? SANS_CIBLE[type] : getPartVma(cible, reperes)
  const rpe = cible.type === 'rpe' ? middle(cible) : part === null ? null : toRpe(part)
  return { part, rpe, est_estimee: isFree }
}

/** Metres a second that a step is run at; null when unknown. A pace needs no VMA. */
export function getVitesse(step: SimpleStep, reperes: Reperes): number | null {
  if (step.cible.type === 'allure') return 1000 / middle(step.cible)
  const { part } = getIntensite(step, reperes)
  return part === null || reperes.vma === null ? null : ((part / 100) * reperes.vma) / 3.6
}
