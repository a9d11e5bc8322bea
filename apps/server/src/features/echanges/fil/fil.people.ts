import type { Db, Tx } from '@foulee/db/connect'
import { executePrepared, preparedArray } from '@foulee/db/prepared'
import { getMemberName } from '@foulee/domain/membres/personne'
import { canSeeProfil, type Regard, type Visibilite } from '@foulee/domain/membres/visibilite'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { getImageUrl } from '@foulee/domain/shared/image'
import { sql } from 'drizzle-orm'
import type { Viewer } from '#kernel/feed/fil-kind.ts'
import { isNotBlocked } from '#kernel/members/blocks.ts'

export type Person = {
  id: number
  nom: string
  image: string | null
  url: string | null
  isSeen: boolean
  isFollowed: boolean
  isStaff: boolean
}

type Row = {
  id: number
  nom: string
  prenom: string
  public_name: string | null
  avatar: string | null
  visibilite: Visibilite | null
  naissance: string | null
  isFollowed: boolean
  isBlocked: boolean
  isStaff: boolean
}

export async function findPeople(
  db: Db | Tx,
  ids: readonly number[],
  viewer: Viewer,
): Promise<ReadonlyMap<number, Person>> {
  if (!ids.length) return new Map()
  const { rows } = await executePrepared<Row>(
    db,
    sql`
    select u.id, u.nom, u.prenom, p.public_name, p.avatar, p.visibilite, p.naissance,
      u.is_staff as "isStaff",
      exists (select from suivis s where s.users_id = ${viewer.id}::int and s.suivi_id = u.id)
        as "isFollowed",
      not ${isNotBlocked(viewer.id, sql`u.id`)} as "isBlocked"
    from users u left join profils p on p.users_id = u.id
    where u.id = any(${preparedArray(new Set(ids))}) and u.supprime_le is null`,
  )
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
        nom: getMemberName(row),
        image: (isSeen && getImageUrl(row.avatar)) || null,
        url: isSeen ? `/coureurs/${row.id}` : null,
        isSeen,
        isFollowed: row.isFollowed,
        isStaff: row.isStaff,
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
