import { ApiError } from '@foulee/contract/shared/errors'
import { getInviterName } from '@foulee/domain/membres/invitation'
import { sql } from 'drizzle-orm'
import { INVITES_MAX, type Invites } from '#kernel/invitations/invites.ts'
import { toIso } from '#platform/db/dates.ts'
import { acceptReceived, isSentTo, isWaiting } from './invitations.ts'
import type { Structure } from './structure.ts'

type Row = {
  id: number
  users_id: number
  titre: string
  expires_at: string
  inviteur: { prenom: string; nom: string }
}

export const invitesOf = (structure: Structure): Invites => ({
  async find(db, user, now) {
    const { genre, table, invitations, key } = structure
    const { rows } = await db.execute<Row>(sql`
      select i.id, i.users_id, s.nom as titre, i.expires_at,
        json_build_object('prenom', u.prenom, 'nom', u.nom) as inviteur
      from ${sql.identifier(invitations)} i
      join ${sql.identifier(table)} s on s.id = i.${sql.identifier(key)}
      join users u on u.id = i.users_id
      where ${isSentTo(user.email)} and ${isWaiting(now)}
        and u.supprime_le is null and u.suspendu_le is null
      order by i.id desc limit ${INVITES_MAX}`)
    return rows.map(({ inviteur, expires_at, ...row }) => ({
      ...row,
      genre,
      inviteur: getInviterName(inviteur),
      message: null,
      expires_at: toIso(expires_at),
    }))
  },

  accept: (db, { user, id, now }) =>
    acceptReceived(db, structure, {
      user,
      where: sql`i.id = ${id} and ${isSentTo(user.email)}`,
      now,
    }),

  async decline(db, { user, id, now }) {
    const { rows } = await db.execute(sql`
      update ${sql.identifier(structure.invitations)} i set cancelled_at = ${now.toISOString()}
      where i.id = ${id} and ${isSentTo(user.email)} and ${isWaiting(now)} returning i.id`)
    if (!rows.length) throw new ApiError('invitation_perimee')
  },
})
