import type { Tx } from '@foulee/db/connect'
import { planJournal, planSuivis, plans, planVersions } from '@foulee/db/schema'
import { isPublished } from '@foulee/domain/shared/publication'
import { asc, eq, inArray } from 'drizzle-orm'
import { eraseLate, rowsOf } from '#kernel/gdpr/member-rows.ts'
import type { Personal } from '#kernel/gdpr/personal.ts'
import { announcePlan, detachPlans, eraseLeftParutions } from './plans.commands.ts'

export const plansPersonal: Personal = {
  // Public ones have lost their owner by then: `erase` removed the name.
  owned: [plans.users_id, planSuivis.users_id],
  signed: [planVersions.users_id, planJournal.users_id],
  collect: [
    {
      name: 'plans',
      contenu: 'les plans d’entraînement que vous avez écrits, avec leurs semaines',
      find: rowsOf(plans.users_id),
    },
    {
      name: 'plans-suivis',
      contenu: 'les plans que vous suivez, avez suivis ou demandés',
      find: rowsOf(planSuivis.users_id),
    },
    {
      name: 'publications-de-plans',
      contenu: 'les publications de plans que vous avez demandées ou décidées',
      find: rowsOf(planJournal.users_id),
    },
    {
      name: 'enregistrements-de-plans',
      contenu: 'vos enregistrements de plans, un par un',
      find: rowsOf(planVersions.users_id),
    },
  ],
  erase: (_, users_id) => ({
    erase: async (tx) => {
      const rows = await tx
        .select({ id: plans.id, etat: plans.etat })
        .from(plans)
        .where(eq(plans.users_id, users_id))
        .orderBy(asc(plans.id))
        .for('update')
      const shown = rows.filter(({ etat }) => isPublished(etat)).map(({ id }) => id)
      await anonymisePlans(tx, shown)
      const going = rows.filter(({ etat }) => !isPublished(etat)).map(({ id }) => id)
      await detachPlans(tx, going)
    },
  }),
  async retell(tx, { users_id }) {
    const rows = await tx.select({ id: plans.id }).from(plans).where(eq(plans.users_id, users_id))
    for (const { id } of rows) await announcePlan(tx, id, 'edit')
  },
  async purge(tx) {
    await eraseLate(tx, plans.users_id)
    await eraseLeftParutions(tx)
  },
}

async function anonymisePlans(tx: Tx, ids: number[]): Promise<void> {
  if (!ids.length) return
  await tx.update(plans).set({ users_id: null }).where(inArray(plans.id, ids))
  for (const id of ids) await announcePlan(tx, id)
}
