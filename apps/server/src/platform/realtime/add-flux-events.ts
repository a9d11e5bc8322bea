import type { FluxData } from '@foulee/contract/echanges/flux'
import type { Tx } from '@foulee/db/connect'
import { fluxEvenements } from '@foulee/db/schema'
import type { FluxReplayed } from '@foulee/domain/echanges/flux'
import { notifyMembers } from './channel.ts'

export type FluxEvent = {
  [T in FluxReplayed]: { users_id: number; type: T; data: FluxData<T> }
}[FluxReplayed]

const BATCH = 1_000

/**
 * Only entry point to members' streams. Events are stored in the caller's transaction: none
 * survives a rollback. No lock, so that writers do not wait for each other; ranks are assigned when
 * a stream first reads them (decision 114).
 */
export async function addFluxEvents(tx: Tx, events: readonly FluxEvent[]): Promise<void> {
  for (let start = 0; start < events.length; start += BATCH) {
    await tx.insert(fluxEvenements).values(events.slice(start, start + BATCH))
  }
  await notifyMembers(
    tx,
    'm',
    events.map(({ users_id }) => users_id),
  )
}
