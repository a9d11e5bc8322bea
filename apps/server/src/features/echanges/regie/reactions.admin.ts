import type { AdminReaction } from '@foulee/contract/echanges/regie-admin'
import type { Body } from '@foulee/contract/shared/call'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { reactionTypes } from '@foulee/db/schema'
import { slugify } from '@foulee/domain/shared/slug'
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { recordStaffAction, type Staff } from '#kernel/moderation/staff-journal.ts'
import { requireVersion } from '#kernel/publication/require-version.ts'
import { byColumn } from '#platform/db/by-name.ts'

type ReactionInput = { label: string; emoji: string }

const select = (db: Db | Tx) =>
  db
    .select({
      id: reactionTypes.id,
      cle: reactionTypes.cle,
      label: reactionTypes.label,
      emoji: reactionTypes.emoji,
      ordre: reactionTypes.ordre,
      est_actif: reactionTypes.est_actif,
      version: reactionTypes.version,
      nb: sql<number>`(select count(*)::int from reactions r
        where r.reaction_types_id = ${reactionTypes}.id)`,
    })
    .from(reactionTypes)
    .$dynamic()

export async function findAdminReactions(
  db: Db,
  { page, nb_page, tri, ordre, filtres }: Body<'POST /api/admin/reactions/list'>,
): Promise<{ data: AdminReaction[]; nb: number }> {
  const { ids, est_actif } = filtres
  const where = and(
    ids && inArray(reactionTypes.id, ids),
    est_actif === undefined ? undefined : eq(reactionTypes.est_actif, est_actif),
  )
  const direct = ordre === 'asc' ? asc : desc
  const data = await select(db)
    .where(where)
    .orderBy(direct(byColumn(reactionTypes[tri])), direct(reactionTypes.id))
    .limit(nb_page)
    .offset((page - 1) * nb_page)
  return { data, nb: await db.$count(reactionTypes, where) }
}

export async function getAdminReaction(db: Db | Tx, id: number): Promise<AdminReaction> {
  const [row] = await select(db).where(eq(reactionTypes.id, id))
  if (!row) throw new ApiError('reaction_inconnue')
  return row
}

const lockAll = (tx: Tx) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('reaction_types'))`)

export function createReaction(
  db: Db,
  { label, emoji }: ReactionInput,
  staff: Staff,
): Promise<number> {
  return db.transaction(async (tx) => {
    await lockAll(tx)
    const stem = slugify(label) || 'reaction'
    const rows = await tx.select({ cle: reactionTypes.cle }).from(reactionTypes)
    const taken = new Set(rows.map(({ cle }) => cle))
    let cle = stem
    for (let rank = 2; taken.has(cle); rank += 1) cle = `${stem}-${rank}`
    const [row] = await tx
      .insert(reactionTypes)
      .values({
        cle,
        label,
        emoji,
        ordre: sql`(select coalesce(max(ordre), 0) + 1 from reaction_types)`,
      })
      .returning({ id: reactionTypes.id })
    if (!row) throw new Error('The insert returned nothing.')
    await recordStaffAction(tx, staff, 'reaction.ajouter', { id: row.id, titre: label })
    return row.id
  })
}

export async function updateReaction(
  db: Db,
  { id, version, label, emoji }: ReactionInput & { id: number; version?: number | undefined },
  staff: Staff,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAll(tx)
    const before = await getAdminReaction(tx, id)
    requireVersion(before, version)
    await tx
      .update(reactionTypes)
      .set({ label, emoji, version: before.version + 1 })
      .where(eq(reactionTypes.id, id))
    await recordStaffAction(tx, staff, 'reaction.changer', { id, titre: label })
  })
}

export async function switchReaction(
  db: Db,
  { id, est_actif }: { id: number; est_actif: boolean },
  staff: Staff,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAll(tx)
    const before = await getAdminReaction(tx, id)
    if (before.est_actif === est_actif) return
    const otherActive = and(eq(reactionTypes.est_actif, true), ne(reactionTypes.id, id))
    if (!est_actif && !(await tx.$count(reactionTypes, otherActive))) {
      throw new ApiError('derniere_reaction')
    }
    await tx.update(reactionTypes).set({ est_actif }).where(eq(reactionTypes.id, id))
    const action = est_actif ? 'reaction.activer' : 'reaction.arreter'
    await recordStaffAction(tx, staff, action, { id, titre: before.label })
  })
}
