import type { Cible } from './step.ts'

/** How hard a target is. */

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
