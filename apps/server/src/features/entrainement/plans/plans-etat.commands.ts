import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { planParutions, plans } from '@foulee/db/schema'
import { findMissingPlan } from '@foulee/domain/entrainement/plan'
import { isPublished } from '@foulee/domain/shared/publication'
import { and, eq } from 'drizzle-orm'
import { notifyDecision } from '#kernel/notifications/notify-decision.ts'
import { type Authored, type AuthoredMove, moveAuthored } from '#kernel/publication/authored.ts'
import { refuseIncomplete } from '#kernel/publication/check-move.ts'
import type { User } from '#platform/http/user.ts'
import { announcePlan, keepParution } from './plans.commands.ts'
import { getOwnedPlan } from './plans.policy.ts'
import { SANS_TITRE } from './plans.presenter.ts'
import type { PlanRow } from './plans.queries.ts'

const PLAN: Authored = {
  table: 'plans',
  journal: 'plan_journal',
  key: 'plans_id',
  genre: 'plan',
  sansTitre: SANS_TITRE,
  incomplet: 'plan_incomplet',
  fil: ({ id, users_id }) => ({
    kind: 'plan',
    cle: `plan:${id}`,
    fait_id: id,
    objet: { kind: 'plan', id },
    emetteur: { kind: 'profil', id: users_id },
    users_id,
  }),
  page: (slug) => `/training/plans/${slug}`,
  editor: (id) => `/contribution/plans/${id}`,
  tell: notifyDecision,
}

type Move = AuthoredMove & { id: number }

/** Publishing stores the weeks as a version. @throws ApiError as `moveAuthored` */
export async function movePlan(db: Db, move: Move): Promise<void> {
  await db.transaction((tx) => moveIn(tx, move))
}

/** Withdraws a published plan, in the caller's transaction, with a reason for its coach. */
export async function takeDownPlan(tx: Tx, move: Omit<Move, 'geste'>): Promise<void> {
  const [row] = await tx.select().from(plans).where(eq(plans.id, move.id))
  if (row && isPublished(row.etat)) await moveIn(tx, { ...move, geste: 'renvoyer' })
}

async function moveIn(tx: Tx, { id, ...move }: Move): Promise<void> {
  const row = await getOwnedPlan(tx, move.user, id, { isLocked: true })
  await moveAuthored(tx, PLAN, { ...move, row, findMissing: () => findMissingPlan(row) })
  if (move.geste === 'publier') await keepParution(tx, row, move.now)
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
    refuseIncomplete('plan_incomplet', findMissingPlan(row))
    await keepParution(tx, row, now)
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
