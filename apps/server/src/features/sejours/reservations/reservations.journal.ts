import type { Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { ofAgence } from '#features/sejours/agences/agences.membership.ts'
import type { User } from '#platform/http/user.ts'

type Act = {
  user: User
  /** Whose stay it is. */
  agences_id: number
  action: string
  objet_id: number
  details: Record<string, unknown>
}

/** An act of the staff in place of an agency leaves a line; what an agency does of its own leaves none. */
export async function noteStaff(tx: Tx, { user, agences_id, ...act }: Act): Promise<void> {
  if (await ofAgence.isMember(tx, agences_id, user.id)) return
  await tx.insert(t.journalStaff).values({ ...act, staff_id: user.id })
}
