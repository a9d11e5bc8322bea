import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { PlanChanges } from '@foulee/contract/entrainement/plans'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { invalidate } from '@foulee/db/invalidation'
import { commentaires, journalStaff, planParutions, planSuivis, plans } from '@foulee/db/schema'
import {
  findMissingPlan,
  type SemainePlan,
  summarizeSemaines,
} from '@foulee/domain/entrainement/plan'
import { checkSteps } from '@foulee/domain/entrainement/steps'
import { isPublished } from '@foulee/domain/shared/publication'
import { type Changes, diffFields } from '@foulee/domain/shared/version'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { assertComplete } from '#kernel/publication/check-move.ts'
import { editedByAuthor } from '#kernel/publication/owned-by-author.ts'
import { createSlugs } from '#kernel/publication/slug.ts'
import { createSaves } from '#kernel/publication/staff-edits.ts'
import type { User } from '#platform/http/user.ts'
import { getOwnedPlan } from './plans.policy.ts'
import { listCharges } from './plans.presenter.ts'
import type { PlanRow } from './plans.queries.ts'

const planSlugs = createSlugs({ table: 'plans', genre: 'plan', ours: ['a-valider'] })

export const EDITED = editedByAuthor('plan')
const recordSave = createSaves<'presentation' | 'semaines'>(EDITED)

type Columns = Partial<typeof plans.$inferInsert>
type New = { user: User; content: Columns; now: Date }

export const announcePlan = (tx: Tx, id: number, changeKind?: 'edit'): Promise<void> => {
  const tags = [`plan:${id}`, 'plans'] as const
  return changeKind === 'edit' ? invalidate(tx, [], tags) : invalidate(tx, tags)
}

export const summarize = (semaines: readonly SemainePlan[]) => ({
  ...summarizeSemaines(semaines),
  charges: listCharges(semaines),
})

export async function createPlan(db: Db, { user, content, now }: New): Promise<number> {
  return db.transaction(async (tx) => {
    const at = now.toISOString()
    const [row] = await tx
      .insert(plans)
      .values({
        ...content,
        ...summarize(content.semaines ?? []),
        users_id: user.id,
        slug: randomUUID(),
        created_at: at,
        updated_at: at,
      })
      .returning()
    if (!row) throw new Error('The insert returned nothing.')
    const slug = await planSlugs.choose(tx, row.id, row.titre)
    await tx.update(plans).set({ slug }).where(eq(plans.id, row.id))
    return row.id
  })
}

type Update = { id: number; user: User; changes: PlanChanges; now: Date }

/**
 * Changes the fields sent, all or nothing. Texts and weeks have separate versions, so that their
 * editors do not conflict.
 * @throws ApiError `champs_invalides`, `version_depassee`, and those of `getOwnedPlan`
 */
export async function updatePlan(db: Db, { id, user, changes, now }: Update): Promise<void> {
  const { version: base, semaines, ...texts } = changes
  if (semaines) checkWeeks(semaines)
  await db.transaction(async (tx) => {
    const row = await getOwnedPlan(tx, user, id, { isLocked: true })
    const columns = toColumns(texts)
    const save = { id, user, now, base }
    await recordSave(tx, { ...save, section: 'presentation', changes: diffFields(row, columns) })
    if (semaines) {
      columns.semaines = semaines as SemainePlan[]
      const changes = diffWeeks(row.semaines, columns.semaines)
      await recordSave(tx, { ...save, section: 'semaines', changes })
      if (!row.parution) Object.assign(columns, summarize(columns.semaines))
    }
    await write(tx, row, columns, now)
  })
}

async function write(tx: Tx, row: PlanRow, columns: Columns, now: Date): Promise<void> {
  if (!Object.keys(columns).length) return
  if (columns.titre !== undefined && !row.publie_le) {
    columns.slug = await planSlugs.choose(tx, row.id, columns.titre)
  }
  if (row.etat > 0) {
    const manques = findMissingPlan({ ...row, ...columns })
    const ofTexts = manques.filter(({ champ }) => champ !== 'semaines')
    assertComplete('champs_invalides', ofTexts)
  }
  await tx
    .update(plans)
    .set({ ...columns, updated_at: now.toISOString() })
    .where(eq(plans.id, row.id))
  if (isPublished(row.etat)) await announcePlan(tx, row.id, 'edit')
}

/** Changed weeks by titles of their sessions: history is for reading, not for replay. */
function diffWeeks(before: readonly SemainePlan[], after: readonly SemainePlan[]): Changes {
  const changes: Changes = {}
  for (let index = 0; index < Math.max(before.length, after.length); index++) {
    const [old, fresh] = [before[index], after[index]]
    if (isDeepStrictEqual(old, fresh)) continue
    changes[`semaine_${index + 1}`] = [listTitles(old), listTitles(fresh)]
  }
  return changes
}

const listTitles = (week: SemainePlan | undefined) =>
  week?.seances.map(({ titre }) => titre).join(', ') ?? null

const MAX_NOTIFIED = 5

function checkWeeks(semaines: NonNullable<PlanChanges['semaines']>): void {
  const seen = new Set<number>()
  const messages: string[] = []
  for (const [index, { seances }] of semaines.entries()) {
    for (const { cle, titre, steps } of seances) {
      const [wrong] = checkSteps(steps)
      const message = seen.has(cle) ? 'Une séance a la même clé qu’une autre.' : wrong?.message
      seen.add(cle)
      if (!message) continue
      const where = `Semaine ${index + 1}, «\u00a0${titre || 'séance sans titre'}\u00a0»`
      messages.push(`${where}\u00a0: ${message}`)
    }
  }
  if (messages.length) {
    const left = messages.length - MAX_NOTIFIED
    const more = left > 0 ? [`Et ${left} de plus.`] : []
    const semaines = [...messages.slice(0, MAX_NOTIFIED), ...more].join(' ')
    throw new ApiError('champs_invalides', { errors: { semaines } })
  }
}

function toColumns(texts: Omit<PlanChanges, 'version' | 'semaines'>): Columns {
  const { niveau, objectif, premium, ...rest } = texts
  const columns: Columns = Object.fromEntries(
    Object.entries(rest).filter(([, value]) => value !== undefined),
  )
  if (niveau !== undefined) columns.niveau = niveau || null
  if (objectif !== undefined) columns.objectif = objectif || null
  if (premium !== undefined) columns.premium = premium === 'true'
  return columns
}

export async function saveParution(tx: Tx, row: PlanRow, now: Date): Promise<void> {
  const numero = row.parution + 1
  const { id: plans_id, semaines } = row
  await tx
    .insert(planParutions)
    .values({ plans_id, numero, semaines, created_at: now.toISOString() })
  await tx
    .update(plans)
    .set({ parution: numero, ...summarize(semaines) })
    .where(eq(plans.id, plans_id))
}

/**
 * Parts of deleted plans: comments are erased. Versions with followers, present or past, stay
 * without a name; the others are erased.
 */
export async function detachPlans(tx: Tx, ids: number[]): Promise<void> {
  if (!ids.length) return
  await tx
    .delete(commentaires)
    .where(and(eq(commentaires.model, 'plan'), inArray(commentaires.objet_id, ids)))
  await tx.delete(planParutions).where(and(inArray(planParutions.plans_id, ids), isUnfollowed))
}

export const eraseLeftParutions = (tx: Tx) =>
  tx.delete(planParutions).where(and(isNull(planParutions.plans_id), isUnfollowed))

const isUnfollowed = sql`not exists (select from ${planSuivis}
  where ${planSuivis.parutions_id} = ${planParutions.id}
    and ${planSuivis.etat} in ('accorde', 'en_cours', 'termine', 'arrete'))`

export async function removePlan(db: Db, { id, user }: { id: number; user: User }): Promise<void> {
  await db.transaction(async (tx) => {
    const { users_id, slug, etat } = await getOwnedPlan(tx, user, id, { isLocked: true })
    if (user.id !== users_id) {
      await tx.insert(journalStaff).values({
        staff_id: user.id,
        action: 'plan.supprimer',
        objet_id: id,
        details: { users_id, slug, etat },
      })
    }
    await detachPlans(tx, [id])
    await tx.delete(plans).where(eq(plans.id, id))
    await announcePlan(tx, id)
  })
}
