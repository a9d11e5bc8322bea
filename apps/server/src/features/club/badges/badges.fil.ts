import { badgeObtenus, badges } from '@foulee/db/schema'
import { and, eq, getTableColumns, inArray } from 'drizzle-orm'
import { type FilKind, listFacts } from '#kernel/feed/fil-kind.ts'
import { presentBadge } from './badges.presenter.ts'
import { NB_OBTENUS } from './badges.queries.ts'

export const badgeFil: FilKind<'badge'> = {
  kind: 'badge',
  phrase: 'gagne un badge',
  isPersonal: true,
  async find({ db }, rows) {
    const { users_id, badges_id, montre } = badgeObtenus
    const members = [...new Set(rows.flatMap((row) => row.users_id ?? []))]
    const found = await db
      .select({ member: users_id, badge: { ...getTableColumns(badges), nb_obtenus: NB_OBTENUS } })
      .from(badgeObtenus)
      .innerJoin(badges, eq(badges.id, badges_id))
      .where(and(eq(montre, true), inArray(badges_id, listFacts(rows)), inArray(users_id, members)))
    const won = new Map(found.map(({ member, badge }) => [`${member}:${badge.id}`, badge]))
    return new Map(
      rows.flatMap((row) => {
        const badge = won.get(`${row.users_id}:${row.fait_id}`)
        return badge ? [[row.id, presentBadge(badge)] as const] : []
      }),
    )
  },
}
