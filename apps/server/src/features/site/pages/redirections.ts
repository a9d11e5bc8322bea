import type { Body } from '@foulee/contract/shared/call'
import { ApiError } from '@foulee/contract/shared/errors'
import type { AdminRedirection } from '@foulee/contract/site/pages-admin'
import type { Db, Tx } from '@foulee/db/connect'
import { invalidate } from '@foulee/db/invalidation'
import { journalStaff, pageRedirections, pages } from '@foulee/db/schema'
import { readCheminLibre } from '@foulee/domain/site/page-chemin'
import { isOwnAddress } from '@foulee/domain/site/page-corps'
import { planRedirection, type Redirection } from '@foulee/domain/site/page-redirection'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { toIso } from '#platform/db/dates.ts'
import { containsText } from '#platform/db/filters/like.ts'

type Row = typeof pageRedirections.$inferSelect

export type Staff = { staff_id: number; now: Date }

/** Serialises changes of pages and redirections, since two at once could make a loop. */
export const lockPages = (tx: Tx) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('pages'))`)

/** All of them: dozens by staff, and one per moved page. */
export const readRedirections = (tx: Tx): Promise<Row[]> => tx.select().from(pageRedirections)

export async function saveRedirections(
  tx: Tx,
  {
    before,
    after,
    created_by,
  }: {
    before: readonly Redirection[]
    after: readonly Redirection[]
    created_by: number | null
  },
): Promise<void> {
  const formerVers = new Map(before.map((redirection) => [redirection.chemin, redirection.vers]))
  const chemins = new Set(after.map(({ chemin }) => chemin))
  const gone = [...formerVers.keys()].filter((chemin) => !chemins.has(chemin))
  if (gone.length) {
    await tx.delete(pageRedirections).where(inArray(pageRedirections.chemin, gone))
  }
  for (const { chemin, vers } of after.filter(
    (redirection) => formerVers.get(redirection.chemin) !== redirection.vers,
  )) {
    await tx
      .insert(pageRedirections)
      .values({ chemin, vers, est_automatique: true, created_by })
      .onConflictDoUpdate({ target: pageRedirections.chemin, set: { vers } })
  }
}

export async function createRedirection(
  db: Db,
  input: { chemin: string; vers: string },
  { staff_id }: Staff,
): Promise<number> {
  const read = readCheminLibre(input.chemin)
  const toFieldError = (field: string, message: string) =>
    new ApiError('champs_invalides', { errors: { [field]: message } })
  if ('message' in read) throw toFieldError('chemin', read.message)
  if (!isOwnAddress(input.vers)) {
    throw toFieldError(
      'vers',
      'Indiquez une adresse de ce site, qui commence par une barre oblique.',
    )
  }
  const { chemin } = read
  return db.transaction(async (tx) => {
    await lockPages(tx)
    const [page] = await tx.select().from(pages).where(eq(pages.chemin, chemin))
    if (page) {
      throw toFieldError(
        'chemin',
        `La page «\u00a0${page.titre}\u00a0» est à cette adresse\u00a0: changez d’abord son chemin.`,
      )
    }
    const before = await readRedirections(tx)
    const plan = planRedirection(before, { chemin, vers: input.vers })
    if ('message' in plan) throw toFieldError('vers', plan.message)
    await saveRedirections(tx, { before, after: plan.redirections, created_by: staff_id })
    const [row] = await tx
      .update(pageRedirections)
      .set({ est_automatique: false })
      .where(eq(pageRedirections.chemin, chemin))
      .returning()
    if (!row) throw new Error('What was just written is gone.')
    const details = { chemin, vers: row.vers }
    await tx
      .insert(journalStaff)
      .values({ staff_id, action: 'redirection.creer', objet_id: row.id, details })
    await invalidate(tx, ['pages'])
    return row.id
  })
}

export async function removeRedirection(db: Db, id: number, { staff_id }: Staff): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPages(tx)
    const [row] = await tx.delete(pageRedirections).where(eq(pageRedirections.id, id)).returning()
    if (!row) throw new ApiError('redirection_introuvable')
    const details = { chemin: row.chemin, vers: row.vers }
    await tx
      .insert(journalStaff)
      .values({ staff_id, action: 'redirection.supprimer', objet_id: id, details })
    await invalidate(tx, ['pages'])
  })
}

export async function findRedirections(
  db: Db,
  { page, nb_page, tri, ordre, filtres }: Body<'POST /api/admin/redirections/list'>,
): Promise<{ data: AdminRedirection[]; nb: number }> {
  const { ids, recherche } = filtres
  const { id, chemin, vers } = pageRedirections
  const where = and(ids && inArray(id, ids), containsText(recherche, chemin, vers))
  const direct = ordre === 'asc' ? asc : desc
  const rows = await db
    .select()
    .from(pageRedirections)
    .where(where)
    .orderBy(direct(pageRedirections[tri]), direct(id))
    .limit(nb_page)
    .offset((page - 1) * nb_page)
  return { data: rows.map(presentRedirection), nb: await db.$count(pageRedirections, where) }
}

const presentRedirection = ({ created_by: _, ...row }: Row): AdminRedirection => ({
  ...row,
  created_at: toIso(row.created_at),
})

export async function getRedirection(db: Db, id: number): Promise<AdminRedirection> {
  const [row] = await db.select().from(pageRedirections).where(eq(pageRedirections.id, id))
  if (!row) throw new ApiError('redirection_introuvable')
  return presentRedirection(row)
}
