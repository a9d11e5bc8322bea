import type { Body } from '@foulee/contract/shared/call'
import { ApiError } from '@foulee/contract/shared/errors'
import type { PageBloc, PageMenu, PageSite } from '@foulee/contract/site/pages'
import type { AdminPageSite, AdminPageVersion } from '@foulee/contract/site/pages-admin'
import type { Db, Tx } from '@foulee/db/connect'
import { pageRedirections, pages, pageVersions, users } from '@foulee/db/schema'
import { getDisplayName } from '@foulee/domain/membres/personne'
import { parentsOf, readChemin } from '@foulee/domain/site/page-chemin'
import { isReserve, RESERVES } from '@foulee/domain/site/page-reserve'
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { byColumn } from '#platform/db/by-name.ts'
import { toIso } from '#platform/db/dates.ts'
import { containsText } from '#platform/db/filters/like.ts'

export type PageRow = typeof pages.$inferSelect

export const isOut = (now: Date) =>
  and(
    pages.est_publiee,
    or(isNull(pages.publie_du), lte(pages.publie_du, now.toISOString())),
    or(isNull(pages.publie_au), gt(pages.publie_au, now.toISOString())),
  )

/** Not shadowed by a product route, which takes precedence over an older page. */
export const isFree = sql`split_part(${pages.chemin}, '/', 2) <> all(${sql.param([...RESERVES])}::text[])`

export async function findPage(
  db: Db,
  text: string,
  now: Date,
): Promise<{ page: PageSite | null; vers: string | null }> {
  const read = readChemin(text)
  // A product route takes precedence over an older page (produit 14.10).
  if ('message' in read || isReserve(read.chemin)) throw new ApiError('page_introuvable')
  const { chemin } = read
  const [row] = await db
    .select()
    .from(pages)
    .where(and(eq(pages.chemin, chemin), isOut(now)))
  if (row) {
    if (text !== chemin) return { page: null, vers: chemin }
    return { page: await presentPage(db, row, now), vers: null }
  }
  const [led] = await db.select().from(pageRedirections).where(eq(pageRedirections.chemin, chemin))
  if (!led) throw new ApiError('page_introuvable')
  return { page: null, vers: led.vers }
}

export async function presentPage(db: Db, row: PageRow, now: Date): Promise<PageSite> {
  const { chemin, titre, morceaux, seo_titre, seo_description, image, updated_at } = row
  const above = chemin === null ? [] : parentsOf(chemin)
  const parents = above.length
    ? await db
        .select({ chemin: pages.chemin, titre: pages.titre })
        .from(pages)
        .where(and(inArray(pages.chemin, above), isOut(now)))
    : []
  return {
    chemin,
    titre,
    morceaux,
    seo_titre,
    seo_description,
    image,
    updated_at: toIso(updated_at),
    parents: parents
      .map((parent) => ({ titre: parent.titre, chemin: parent.chemin ?? '' }))
      .sort((a, b) => a.chemin.length - b.chemin.length),
  }
}

export async function findMenus(db: Db, now: Date): Promise<PageMenu[]> {
  const { chemin, titre, place, section, ordre, id } = pages
  const rows = await db
    .select({ chemin, titre, place, section })
    .from(pages)
    .where(and(isOut(now), isNotNull(chemin), ne(place, 'aucune')))
    .orderBy(asc(ordre), asc(titre), asc(id))
    .limit(100)
  return rows.flatMap((row) =>
    row.chemin === null || row.place === 'aucune' || isReserve(row.chemin)
      ? []
      : [{ titre: row.titre, section: row.section, chemin: row.chemin, place: row.place }],
  )
}

export async function findBloc(db: Db, cle: string, now: Date): Promise<PageBloc | null> {
  const [row] = await db
    .select({ titre: pages.titre, morceaux: pages.morceaux })
    .from(pages)
    .where(and(eq(pages.cle, cle), isOut(now)))
  return row ?? null
}

export async function findAdminPages(
  db: Db,
  { page, nb_page, tri, ordre, filtres }: Body<'POST /api/admin/pages/list'>,
  now: Date,
): Promise<{ data: AdminPageSite[]; nb: number }> {
  const { ids, recherche } = filtres
  const where = and(
    ids && inArray(pages.id, ids),
    containsText(recherche, pages.titre, pages.chemin, pages.cle),
  )
  const direct = ordre === 'asc' ? asc : desc
  const rows = await db
    .select()
    .from(pages)
    .where(where)
    .orderBy(direct(byColumn(pages[tri])), direct(pages.id))
    .limit(nb_page)
    .offset((page - 1) * nb_page)
  return {
    data: rows.map((row) => presentAdmin(row, now)),
    nb: await db.$count(pages, where),
  }
}

export async function findMasked(db: Db): Promise<string[]> {
  const rows = await db
    .select({ chemin: pages.chemin })
    .from(pages)
    .where(eq(pages.est_publiee, true))
  return rows.flatMap(({ chemin }) => (chemin !== null && isReserve(chemin) ? [chemin] : []))
}

export const getAdminPage = async (db: Db, id: number, now: Date): Promise<AdminPageSite> =>
  presentAdmin(await getPage(db, id), now)

export async function getPage(db: Db | Tx, id: number): Promise<PageRow> {
  const [row] = await db.select().from(pages).where(eq(pages.id, id))
  if (!row) throw new ApiError('page_introuvable')
  return row
}

function getEtat({ est_publiee, publie_du, publie_au }: PageRow, now: Date): AdminPageSite['etat'] {
  if (!est_publiee) return 'brouillon'
  if (publie_du !== null && new Date(publie_du) > now) return 'programmee'
  return publie_au !== null && new Date(publie_au) <= now ? 'finie' : 'publiee'
}

function presentAdmin(row: PageRow, now: Date): AdminPageSite {
  const {
    est_publiee: _,
    origine: __,
    vue: ___,
    created_by: ____,
    created_at: _____,
    ...kept
  } = row
  return {
    ...kept,
    etat: getEtat(row, now),
    publie_du: toIso(row.publie_du),
    publie_au: toIso(row.publie_au),
    est_masquee: row.chemin !== null && isReserve(row.chemin),
    updated_at: toIso(row.updated_at),
  }
}

export async function findVersions(db: Db, pages_id: number): Promise<AdminPageVersion[]> {
  await getPage(db, pages_id)
  const rows = await db
    .select({
      version: pageVersions,
      user: { id: users.id, prenom: users.prenom, nom: users.nom },
    })
    .from(pageVersions)
    .leftJoin(users, eq(users.id, pageVersions.users_id))
    .where(eq(pageVersions.pages_id, pages_id))
    .orderBy(desc(pageVersions.numero))
    .limit(100)
  return rows.map(({ version: { id, numero, created_at, contenu }, user }) => ({
    id,
    numero,
    auteur: user && getDisplayName(user),
    created_at: toIso(created_at),
    titre: contenu.titre,
    chemin: contenu.chemin,
    morceaux: contenu.morceaux,
  }))
}
