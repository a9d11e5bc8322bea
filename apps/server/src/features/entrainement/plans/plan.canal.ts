import { plans } from '@foulee/db/schema'
import { inArray, sql } from 'drizzle-orm'
import type { ChannelKind } from '#kernel/channels/channel-kind.ts'

export const planCanal: ChannelKind = {
  kind: 'plan',
  type: 'plan',
  peutQuitter: true,
  estConfirme: false,
  rapproche: true,
  membres: sql`
    select s.users_id, s.plans_id as objet_id
    from plan_suivis s where s.etat = 'en_cours' and s.plans_id is not null
    union
    select p.users_id, p.id from plans p where p.users_id is not null`,
  async describe(db, ids) {
    const { id, titre, slug, nb_semaines } = plans
    const rows = await db
      .select({ id, titre, slug, nb_semaines })
      .from(plans)
      .where(inArray(id, [...ids]))
    return new Map(
      rows.map((row) => [
        row.id,
        {
          nom: row.titre || 'Plan sans titre',
          precision: row.nb_semaines > 1 ? `${row.nb_semaines}\u00a0semaines` : 'Plan',
          image: null,
          url: `/plans/${row.slug}`,
          fermeture: null,
        },
      ]),
    )
  },
}
