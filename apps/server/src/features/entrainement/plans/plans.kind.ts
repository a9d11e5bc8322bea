import { plans } from '@foulee/db/schema'
import { ETAT, isPublished } from '@foulee/domain/shared/publication'
import { eq, inArray, sql } from 'drizzle-orm'
import type { EntityType } from '#kernel/entity-types/entity-type.ts'
import { announcePlan } from './plans.commands.ts'
import { SANS_TITRE } from './plans.presenter.ts'
import { planShare } from './plans.share.ts'
import { unpublishPlan } from './plans-etat.commands.ts'

export const planKind: EntityType = {
  kind: 'plan',
  async find(db, ids) {
    const { id, titre, slug, description, etat } = plans
    const rows = await db
      .select({ id, titre, slug, description, etat })
      .from(plans)
      .where(inArray(id, [...ids]))
    return rows.map((row) => ({
      kind: 'plan',
      id: row.id,
      titre: row.titre || SANS_TITRE,
      texte: row.description,
      url: `/training/plans/${row.slug}`,
      is_visible: isPublished(row.etat),
      is_masked: false,
    }))
  },
  async findOwners(db, id) {
    const rows = await db.select({ users_id: plans.users_id }).from(plans).where(eq(plans.id, id))
    return rows.flatMap(({ users_id }) => users_id ?? [])
  },
  tag: (id) => `plan:${id}`,
  withdraw: unpublishPlan,
  share: planShare,
  avis: {
    isVisible: (id) => sql`exists (select from plans where id = ${id} and etat >= ${ETAT.publiee})`,
    async lock(tx, id) {
      await tx.select({ id: plans.id }).from(plans).where(eq(plans.id, id)).for('no key update')
    },
    async saveSums(tx, id, { sums, changeKind }) {
      const { moyenne, nb_notes } = sums
      await tx.update(plans).set({ note_moyenne: moyenne, nb_notes }).where(eq(plans.id, id))
      await announcePlan(tx, id, changeKind === 'edit' ? 'edit' : undefined)
    },
  },
}
