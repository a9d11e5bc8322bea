import type { FluxData } from '@foulee/contract/echanges/flux'
import type { Tx } from '@foulee/db/connect'
import { fluxEvenements } from '@foulee/db/schema'
import type { FluxKept } from '@foulee/domain/echanges/flux'
import { notifyMembers } from './channel.ts'

/** Something that happens to one member, on every page and device of theirs. */
export type FluxEvent = {
  [T in FluxKept]: { users_id: number; type: T; data: FluxData<T> }
}[FluxKept]

/** Rows of one statement. */
const BATCH = 1_000

/**
 * The one door to members' streams. Events are kept with what the transaction writes, or with it they
 * are not: nobody is told of what was undone. Nothing is locked, so that no writer waits for another;
 * numbers are given when a stream first reads them (decision 114).
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
