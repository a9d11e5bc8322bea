import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { canSeeProfil, type Regard } from '@foulee/domain/membres/visibilite'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import type { User } from '#platform/http/user.ts'
import { findMember, type MemberRow } from './profil.queries.ts'

function getRegard(user: User | null, member: MemberRow): Regard {
  if (!user) return 'visiteur'
  if (user.id === member.id) return 'soi'
  if (user.compte.staff) return 'staff'
  if (member.is_blocked) return 'bloque'
  return member.is_followed ? 'abonne' : 'membre'
}

/** @throws ApiError `profil_introuvable`, the same for a missing and a hidden member */
export async function getVisibleMember(
  db: Db,
  user: User | null,
  users_id: number,
  now: Date,
): Promise<MemberRow> {
  const member = await findMember(db, users_id, user?.id ?? null)
  if (!member || !canSeeProfil(member.profil, getRegard(user, member), parisDate(now))) {
    throw new ApiError('profil_introuvable')
  }
  return member
}
