import type { Tx } from '@foulee/db/connect'
import type { Registry } from '#kernel/registry.ts'

export async function refreshMemberSnapshots(
  tx: Tx,
  { kinds, personal }: Registry,
  { users_id, now }: { users_id: number; now: Date },
): Promise<void> {
  for (const { retell } of personal) await retell?.(tx, { users_id, now, kinds })
}
