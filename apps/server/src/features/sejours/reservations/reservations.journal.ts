import type { Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { ofAgence } from '#features/sejours/agences/agences.membership.ts'
import type { User } from '#platform/http/user.ts'

type Act = {
  user: User
  agences_id: number
  action: string
  objet_id: number
  details: Record<string, unknown>
}

export async function recordStaffAct(tx: Tx, { user, agences_id, ...act }: Act): Promise<void> {
  if (await ofAgence.isMember(tx, agences_id, user.id)) return
  await tx.insert(t.journalStaff).values({ ...act, staff_id: user.id })
}
