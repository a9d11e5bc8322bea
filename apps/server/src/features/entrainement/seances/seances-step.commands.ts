import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { seances } from '@foulee/db/schema'
import type { Step } from '@foulee/domain/entrainement/step'
import { arrayContains } from 'drizzle-orm'
import type { User } from '#platform/http/user.ts'
import { saveSeance } from './seances.commands.ts'
import { getOwnedSeance } from './seances.policy.ts'
import { assignIds, readSteps, toStepColumns } from './seances-steps.ts'

type Change = {
  of: { seances_id: number } | { step: number }
  user: User
  now: Date
  edit: (steps: readonly Step[]) => readonly Step[] | null
}

/**
 * Changes steps of an editable session, serialised.
 * @returns the session, and the id of a new step
 * @throws ApiError `step_introuvable`, `champs_invalides`, and those of `getOwnedSeance`
 */
export async function changeSteps(
  db: Db,
  { of, user, now, edit }: Change,
): Promise<{ seances_id: number; added: number | null }> {
  const seances_id = 'seances_id' in of ? of.seances_id : await findSeanceOf(db, of.step)
  return db.transaction(async (tx) => {
    const row = await getOwnedSeance(tx, user, seances_id, { isLocked: true }).catch(
      (cause: unknown) => {
        throw 'step' in of ? new ApiError('step_introuvable') : cause
      },
    )
    const edited = edit(row.steps)
    if (!edited) throw new ApiError('step_introuvable')
    const steps = await assignIds(tx, row.steps_ids, readSteps({ steps: edited }) ?? [])
    const columns = toStepColumns(steps)
    await saveSeance(tx, row, { user, columns, now })
    const formerIds = new Set(row.steps_ids)
    return { seances_id, added: columns.steps_ids.find((id) => !formerIds.has(id)) ?? null }
  })
}

async function findSeanceOf(db: Db, step: number): Promise<number> {
  const [row] = await db
    .select({ id: seances.id })
    .from(seances)
    .where(arrayContains(seances.steps_ids, [step]))
  if (!row) throw new ApiError('step_introuvable')
  return row.id
}
