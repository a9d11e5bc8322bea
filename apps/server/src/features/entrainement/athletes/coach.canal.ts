import { profils, users } from '@foulee/db/schema'
import { getMemberName } from '@foulee/domain/membres/personne'
import { eq, inArray, sql } from 'drizzle-orm'
import type { ChannelKind } from '#kernel/channels/channel-kind.ts'

export const coachCanal: ChannelKind = {
  kind: 'coach',
  type: 'club',
  peutQuitter: true,
  estConfirme: true,
  rapproche: true,
  membres: sql`
    select a.users_id, a.coach_id as objet_id from athletes a where a.fin is null
    union
    select a.coach_id, a.coach_id from athletes a where a.fin is null`,
  async describe(db, ids) {
    const rows = await db
      .select({
        id: users.id,
        prenom: users.prenom,
        nom: users.nom,
        type: users.type,
        public_name: profils.public_name,
      })
      .from(users)
      .leftJoin(profils, eq(profils.users_id, users.id))
      .where(inArray(users.id, [...ids]))
    return new Map(
      rows.map((row) => [
        row.id,
        {
          nom: getMemberName(row),
          precision: row.type === 'club' ? 'Club' : 'Coach et athlètes',
          image: null,
          url: null,
          fermeture: null,
        },
      ]),
    )
  },
}
