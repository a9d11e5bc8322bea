import type { Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { isPublished } from '@foulee/domain/shared/publication'
import { eq } from 'drizzle-orm'
import { assertFields } from '#kernel/publication/check-move.ts'
import type { User } from '#platform/http/user.ts'

/** A route to be tied is public or the member’s own. @throws ApiError `champs_invalides` */
export async function checkParcours(
  tx: Tx,
  user: User,
  id: number | null | undefined,
): Promise<void> {
  if (!id) return
  const [route] = await tx
    .select({ users_id: t.parcours.users_id, etat: t.parcours.etat })
    .from(t.parcours)
    .where(eq(t.parcours.id, id))
  const isSeen = route && (isPublished(route.etat) || route.users_id === user.id)
  if (!isSeen) assertFields({ parcours_id: 'Choisissez un parcours publié, ou un des vôtres.' })
}
