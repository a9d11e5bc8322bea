import { ApiError } from '@foulee/contract/shared/errors'
import type { Tx } from '@foulee/db/connect'
import { readRaccourci } from '@foulee/domain/entrainement/raccourci-read'
import { reuseIds } from '@foulee/domain/entrainement/reuse-step-ids'
import type { Step } from '@foulee/domain/entrainement/step'
import { checkSteps, listStepIds, mapSteps } from '@foulee/domain/entrainement/steps'
import { sumSteps } from '@foulee/domain/entrainement/totaux'
import { sql } from 'drizzle-orm'

/**
 * Steps from a shorthand or a list.
 * @param formerSteps current steps: unchanged ones keep their places under a shorthand
 * @returns undefined when neither is sent
 * @throws ApiError `champs_invalides`, with the position of an unreadable part
 */
export function readSteps(
  { raccourci, steps }: { raccourci?: string | undefined; steps?: readonly Step[] | undefined },
  formerSteps: readonly Step[] = [],
): readonly Step[] | undefined {
  if (raccourci !== undefined) {
    if (!raccourci.trim()) return []
    const read = readRaccourci(raccourci)
    if ('refus' in read) {
      throw new ApiError('champs_invalides', { errors: { raccourci: read.refus.message } })
    }
    return reuseIds(read.steps, formerSteps)
  }
  const [wrong] = steps ? checkSteps(steps) : []
  if (wrong) throw new ApiError('champs_invalides', { errors: { steps: wrong.message } })
  return steps
}

/** Assigns ids: known ones are kept, others are new. An id of another session is ignored. */
export async function assignIds(
  tx: Tx,
  formerIds: readonly number[],
  steps: readonly Step[],
): Promise<Step[]> {
  const left = new Set(formerIds)
  const missing = listStepIds(steps).filter((id) => id === null || !left.delete(id)).length
  const fresh = await reserveIds(tx, missing)
  const own = new Set(formerIds)
  return mapSteps(steps, (step) => ({
    ...step,
    // Each id is used once: a copied step is a new one.
    id: step.id !== undefined && own.delete(step.id) ? step.id : fresh.pop(),
  }))
}

async function reserveIds(tx: Tx, count: number): Promise<number[]> {
  if (!count) return []
  const { rows } = await tx.execute<{ id: number }>(sql`
    select nextval('seance_steps_id_seq')::int as id from generate_series(1, ${count})`)
  return rows.map(({ id }) => id).toReversed()
}

export function toStepColumns(steps: readonly Step[]) {
  const { duree, distance, charge } = sumSteps(steps)
  return {
    steps: [...steps],
    steps_ids: listStepIds(steps).filter((id) => id !== null),
    duree,
    distance,
    charge,
  }
}
