import type { Proposition } from '@foulee/contract/entrainement/entrainement'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { entrainements, pauses } from '@foulee/db/schema'
import { applyProposition } from '@foulee/domain/entrainement/adaptation'
import type { Pause } from '@foulee/domain/entrainement/adaptation-pause'
import { and, eq, inArray } from 'drizzle-orm'
import type { User } from '#platform/http/user.ts'
import { placeRows } from './entrainements.commands.ts'
import { recordGeste } from './gestes.ts'
import { lockEntrainements, slotOf } from './slots.ts'
import { followOn } from './suite.commands.ts'

type Adapt = { user: User; proposition: Proposition; pause: Pause | undefined; now: Date }

/**
 * Applies a proposal to the member's calendar as one act, with a pause and the change of its plan.
 * @returns the id of the act
 * @throws ApiError `entrainement_introuvable`, `suivi_introuvable` for another member's,
 * `geste_depasse` when calendar or race have changed since
 */
export async function adaptCalendar(
  db: Db,
  { user, proposition, pause, now }: Adapt,
): Promise<number> {
  const { deplacements, abandons, allegements, phrase, suivi } = proposition
  const ids = [...new Set([...deplacements, ...abandons, ...allegements].map(({ id }) => id))]
  if (!ids.length && !suivi) throw new ApiError('geste_depasse')
  return db.transaction(async (tx) => {
    const suite = suivi && (await followOn(tx, { user, suivi, now }))
    await assertOwn(tx, user, ids)
    const rows = await lockEntrainements(tx, ids)
    const wanted = applyProposition(rows, proposition)
    const slots = wanted.map(slotOf)
    const before = rows.map(slotOf)
    const isStale = slots.some((slot, index) => isSame(slot, before[index]))
    if (isStale) throw new ApiError('geste_depasse')
    const changements = await placeRows(tx, { rows, slots, now })
    const geste = await recordGeste(tx, {
      users_id: user.id,
      auteur_id: user.id,
      geste: 'adapter',
      raison: phrase,
      changements: suite ? await suite.askClimb(changements) : changements,
      suivi_avant: suite?.avant ?? null,
      now,
    })
    if (pause) await savePause(tx, { user, pause, geste, now })
    return geste
  })
}

const isSame = (a: object, b: object | undefined) => JSON.stringify(a) === JSON.stringify(b)

async function assertOwn(tx: Tx, user: User, ids: readonly number[]): Promise<void> {
  const own = await tx.$count(
    entrainements,
    and(eq(entrainements.users_id, user.id), inArray(entrainements.id, [...ids])),
  )
  if (own !== ids.length) throw new ApiError('entrainement_introuvable')
}

type PauseInput = { user: User; pause: Pause; geste: number; now: Date }

async function savePause(tx: Tx, { user, pause, geste, now }: PauseInput): Promise<void> {
  const { raison, du, au } = pause
  await tx.insert(pauses).values({
    users_id: user.id,
    raison,
    du,
    au,
    gestes_id: geste,
    created_at: now.toISOString(),
  })
}
