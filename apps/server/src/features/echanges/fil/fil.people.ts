import type { Db, Tx } from '@foulee/db/connect'
import { profils, suivis, users } from '@foulee/db/schema'
import { parisDate } from '@foulee/domain/heure-paris'
import { getImageUrl } from '@foulee/domain/image'
import { getPublicName, getShortName } from '@foulee/domain/membres/personne'
import { canSeeProfil, type Regard } from '@foulee/domain/membres/visibilite'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { isNotBlocked } from '../../../blocage.ts'
import type { Viewer } from '../../../fil/fil-kind.ts'

/** A member as the viewer meets them. */
export type Person = {
  id: number
  nom: string
  image: string | null
  url: string | null
  /** Whether the viewer may see their profile, and with it what they did. */
  isSeen: boolean
  isFollowed: boolean
}

/** Members by their id, in one statement; who left is not among them. */
export async function findPeople(
  db: Db | Tx,
  ids: readonly number[],
  viewer: Viewer,
): Promise<ReadonlyMap<number, Person>> {
  if (!ids.length) return new Map()
  const isFollowed = sql<boolean>`exists (
    select from ${suivis} s where s.users_id = ${viewer.id} and s.suivi_id = ${users.id})`
  const isBlocked = sql<boolean>`not ${isNotBlocked(viewer.id, users.id)}`
  const { id, nom, prenom } = users
  const { public_name, avatar, visibilite, naissance } = profils
  const rows = await db
    .select({
      ...{ id, nom, prenom, public_name, avatar, visibilite, naissance },
      ...{ isFollowed, isBlocked },
    })
    .from(users)
    .leftJoin(profils, eq(profils.users_id, id))
    .where(and(inArray(id, [...new Set(ids)]), isNull(users.supprime_le)))
  const today = parisDate(viewer.now)
  return new Map(
    rows.map((row) => {
      const choice = {
        visibilite: row.visibilite ?? ('membres' as const),
        naissance: row.naissance,
      }
      const isSeen = canSeeProfil(choice, getRegard(viewer, row), today)
      const person: Person = {
        id: row.id,
        nom: isSeen ? getPublicName(row) : getShortName(row),
        image: (isSeen && getImageUrl(row.avatar)) || null,
        url: isSeen ? `/coureurs/${row.id}` : null,
        isSeen,
        isFollowed: row.isFollowed,
      }
      return [row.id, person] as const
    }),
  )
}

function getRegard(
  viewer: Viewer,
  { id, isFollowed, isBlocked }: { id: number; isFollowed: boolean; isBlocked: boolean },
): Regard {
  if (id === viewer.id) return 'soi'
  if (viewer.isStaff) return 'staff'
  if (isBlocked) return 'bloque'
  return isFollowed ? 'abonne' : 'membre'
}
