import type { Tx } from '@foulee/db/connect'
import { journalStaff } from '@foulee/db/schema'

export type Staff = { staff_id: number; now: Date }

export async function recordStaffAction(
  tx: Tx,
  { staff_id }: Staff,
  action: string,
  { id, ...details }: { id: number } & Record<string, unknown>,
): Promise<void> {
  await tx.insert(journalStaff).values({ staff_id, action, objet_id: id, details })
}
