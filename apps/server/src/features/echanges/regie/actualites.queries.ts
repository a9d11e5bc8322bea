import type { ActualiteSite, ActualiteSitePage } from '@foulee/contract/echanges/regie'
import type { AdminActualite } from '@foulee/contract/echanges/regie-admin'
import type { Body } from '@foulee/contract/shared/call'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { actualitesSite } from '@foulee/db/schema'
import { getImageUrl } from '@foulee/domain/shared/image'
import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm'
import { shortenText } from '#kernel/content/clean-html.ts'
import { byColumn } from '#platform/db/by-name.ts'
import { toIso } from '#platform/db/dates.ts'
import { containsText } from '#platform/db/filters/like.ts'

type Row = typeof actualitesSite.$inferSelect

const isOut = (now: Date) => lte(actualitesSite.publie_le, now.toISOString())

export async function findActualites(
  db: Db,
  { page, nb_page, now }: { page: number; nb_page: number; now: Date },
): Promise<{ data: ActualiteSite[]; nb: number }> {
  const rows = await db
    .select()
    .from(actualitesSite)
    .where(isOut(now))
    .orderBy(desc(actualitesSite.publie_le), desc(actualitesSite.id))
    .limit(nb_page)
    .offset((page - 1) * nb_page)
  return { data: rows.map(presentCard), nb: await db.$count(actualitesSite, isOut(now)) }
}

export async function getActualite(db: Db, name: string, now: Date): Promise<ActualiteSitePage> {
  const { id, slug } = actualitesSite
  const isNamed = /^\d{1,9}$/.test(name) ? eq(id, Number(name)) : eq(slug, name)
  const [row] = await db
    .select()
    .from(actualitesSite)
    .where(and(isNamed, isOut(now)))
  if (!row) throw new ApiError('actualite_introuvable')
  return { ...presentCard(row), texte: row.texte, updated_at: getChangedAt(row) }
}

function presentCard(row: Row): ActualiteSite {
  const { id, slug, titre, texte, image_alt } = row
  return {
    id,
    slug,
    titre,
    extrait: shortenText(texte),
    image: getImageUrl(row.image) || null,
    image_alt,
    publie_le: toIso(row.publie_le ?? row.created_at),
  }
}

const getChangedAt = ({ updated_at, created_at }: Row) => toIso(updated_at ?? created_at)

export async function findAdminActualites(
  db: Db,
  { page, nb_page, tri, ordre, filtres }: Body<'POST /api/admin/actualites/list'>,
  now: Date,
): Promise<{ data: AdminActualite[]; nb: number }> {
  const { ids, recherche } = filtres
  const where = and(
    ids && inArray(actualitesSite.id, ids),
    containsText(recherche, actualitesSite.titre),
  )
  const direct = ordre === 'asc' ? asc : desc
  const rows = await db
    .select()
    .from(actualitesSite)
    .where(where)
    .orderBy(direct(byColumn(actualitesSite[tri])), direct(actualitesSite.id))
    .limit(nb_page)
    .offset((page - 1) * nb_page)
  return {
    data: rows.map((row) => presentAdmin(row, now)),
    nb: await db.$count(actualitesSite, where),
  }
}

export async function getAdminActualite(db: Db, id: number, now: Date): Promise<AdminActualite> {
  return presentAdmin(await lockActualite(db, id), now)
}

export async function lockActualite(db: Db | Tx, id: number): Promise<Row> {
  const [row] = await db
    .select()
    .from(actualitesSite)
    .where(eq(actualitesSite.id, id))
    .for('update')
  if (!row) throw new ApiError('actualite_introuvable')
  return row
}

function presentAdmin(row: Row, now: Date): AdminActualite {
  const { id, slug, titre, texte, image_alt, version } = row
  const publie_le = toIso(row.publie_le)
  const isOver = publie_le !== null && publie_le <= now.toISOString()
  return {
    id,
    slug,
    titre,
    texte,
    image: getImageUrl(row.image) || null,
    image_alt,
    publie_le,
    etat: publie_le === null ? 'brouillon' : isOver ? 'publiee' : 'programmee',
    version,
    updated_at: getChangedAt(row),
  }
}
