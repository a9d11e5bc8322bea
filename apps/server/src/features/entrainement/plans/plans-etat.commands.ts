import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { planParutions } from '@foulee/db/schema'
import { findMissingPlan } from '@foulee/domain/entrainement/plan'
import { isPublished } from '@foulee/domain/shared/publication'
import { and, eq } from 'drizzle-orm'
import { assertComplete } from '#kernel/publication/check-move.ts'
import {
  type AuthoredMove,
  ownedByAuthor,
  withdrawing,
} from '#kernel/publication/owned-by-author.ts'
import { move, type Workflow } from '#kernel/publication/workflow.ts'
import type { User } from '#platform/http/user.ts'
import { announcePlan, EDITED, saveParution } from './plans.commands.ts'
import { getOwnedPlan } from './plans.policy.ts'
import { SANS_TITRE } from './plans.presenter.ts'
import type { PlanRow } from './plans.queries.ts'

const PLAN: Workflow<PlanRow, AuthoredMove['geste']> = {
  edited: EDITED,
  genre: 'plan',
  incomplet: 'plan_incomplet',
  owner: ownedByAuthor<PlanRow>({
    genre: 'plan',
    sansTitre: SANS_TITRE,
    page: (slug) => `/training/plans/${slug}`,
    editor: (id) => `/contribution/plans/${id}`,
  }),
  fil: ({ id, users_id }) =>
    users_id === null
      ? null
      : {
          kind: 'plan',
          cle: `plan:${id}`,
          fait_id: id,
          objet: { kind: 'plan', id },
          emetteur: { kind: 'profil', id: users_id },
          users_id,
        },
}

type Move = AuthoredMove & { id: number }

export const movePlan = (db: Db, move: Move): Promise<void> =>
  db.transaction((tx) => moveIn(tx, move))

export const unpublishPlan = withdrawing(EDITED.table, moveIn)

async function moveIn(tx: Tx, { id, ...transition }: Move): Promise<void> {
  const row = await getOwnedPlan(tx, transition.user, id, { isLocked: true })
  await move(tx, PLAN, { ...transition, row, findMissing: () => findMissingPlan(row) })
  if (transition.geste === 'publier') await saveParution(tx, row, transition.now)
  await announcePlan(tx, id)
}

/**
 * Publishes the weeks of a published plan again; followers keep their version.
 * @throws ApiError `geste_impossible`, `plan_incomplet`, and those of `getOwnedPlan`
 */
export async function republish(
  db: Db,
  { id, user, now }: { id: number; user: User; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await getOwnedPlan(tx, user, id, { isLocked: true })
    if (!isPublished(row.etat) || !(await isChanged(tx, row))) {
      throw new ApiError('geste_impossible', { message: 'Il n’y a rien de nouveau à publier.' })
    }
    assertComplete('plan_incomplet', findMissingPlan(row))
    await saveParution(tx, row, now)
    await announcePlan(tx, id)
  })
}

export async function isChanged(db: Db | Tx, row: PlanRow): Promise<boolean> {
  const [shown] = await db
    .select({ semaines: planParutions.semaines })
    .from(planParutions)
    .where(and(eq(planParutions.plans_id, row.id), eq(planParutions.numero, row.parution)))
  return !shown || JSON.stringify(shown.semaines) !== JSON.stringify(row.semaines)
}
