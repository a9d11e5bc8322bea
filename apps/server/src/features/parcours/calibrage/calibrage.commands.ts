import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { activiteMoities, profils } from '@foulee/db/schema'
import { and, eq } from 'drizzle-orm'

export async function chooseLaw(
  db: Db,
  choice: { users_id: number; loi_generale: boolean },
): Promise<void> {
  const { loi_generale } = choice
  await db
    .insert(profils)
    .values(choice)
    .onConflictDoUpdate({ target: profils.users_id, set: { loi_generale } })
}

/** @throws ApiError `activite_introuvable` for an outing that is not theirs, or not measured */
export async function putOutingAside(
  db: Db,
  {
    users_id,
    activites_id,
    ecartee_le,
  }: { users_id: number; activites_id: number; ecartee_le: string | null },
): Promise<void> {
  const changed = await db
    .update(activiteMoities)
    .set({ ecartee_le })
    .where(
      and(eq(activiteMoities.activites_id, activites_id), eq(activiteMoities.users_id, users_id)),
    )
    .returning({ id: activiteMoities.activites_id })
  if (!changed.length) throw new ApiError('activite_introuvable')
}
