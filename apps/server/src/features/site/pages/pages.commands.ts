import type { Body } from '@foulee/contract/shared/call'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { invalidate } from '@foulee/db/invalidation'
import {
  journalStaff,
  type PageContenu,
  pageImages,
  pageRedirections,
  pages,
  pageVersions,
} from '@foulee/db/schema'
import { getImageUrl } from '@foulee/domain/shared/image'
import { readCheminLibre } from '@foulee/domain/site/page-chemin'
import type { Morceau } from '@foulee/domain/site/page-corps'
import { freeChemin, movePage, pathOf } from '@foulee/domain/site/page-redirection'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { cleanPageHtml } from '#kernel/content/clean-html.ts'
import { requireVersion } from '#kernel/publication/require-version.ts'
import type { Services } from '#kernel/services.ts'
import type { EncodedImage } from '#platform/images/encode-image.ts'
import { removeUnusedImages, storeImage } from '#platform/images/stored-images.ts'
import { getPage, type PageRow } from './pages.queries.ts'
import { lockPages, readRedirections, type Staff, saveRedirections } from './redirections.ts'

type Words = Omit<Body<'POST /api/admin/pages/create'>, 'cle'>

const toFieldError = (field: string, message: string) =>
  new ApiError('champs_invalides', { errors: { [field]: message } })

async function recordAct(
  tx: Tx,
  { staff_id }: Staff,
  action: string,
  { id, ...details }: { id: number; titre: string } & Record<string, unknown>,
): Promise<void> {
  await tx.insert(journalStaff).values({ staff_id, action, objet_id: id, details })
  await invalidate(tx, ['pages'])
}

async function lockPage(tx: Tx, id: number): Promise<PageRow> {
  await lockPages(tx)
  return getPage(tx, id)
}

async function readWords(
  tx: Tx,
  id: number | null,
  cle: string | null,
  words: Words,
): Promise<PageContenu> {
  const images = new Set(id === null ? [] : await findImages(tx, id))
  const checkImage = (image: string) => {
    if (!images.has(image))
      throw toFieldError('image', 'Envoyez d’abord cette image pour cette page.')
  }
  const morceaux = words.morceaux.flatMap((morceau): Morceau[] => {
    if (morceau.type === 'image') checkImage(morceau.image)
    if (morceau.type !== 'texte') return [morceau]
    const html = cleanPageHtml(morceau.html)
    return html ? [{ type: 'texte', html }] : []
  })
  if (words.image) checkImage(words.image)
  return {
    titre: words.titre,
    chemin: cle === null ? await readFree(tx, id, words.chemin) : null,
    morceaux,
    seo_titre: words.seo_titre || null,
    seo_description: words.seo_description || null,
    image: words.image || null,
    place: cle === null ? words.place : 'aucune',
    section: words.section,
    ordre: words.ordre,
  }
}

async function readFree(tx: Tx, id: number | null, text: string): Promise<string> {
  const found = await findFree(tx, id, text)
  if ('message' in found) throw toFieldError('chemin', found.message)
  return found.chemin
}

async function findFree(tx: Tx, id: number | null, text: string) {
  const read = readCheminLibre(text)
  if ('message' in read) return read
  const isThere = eq(pages.chemin, read.chemin)
  const [other] = await tx
    .select({ titre: pages.titre })
    .from(pages)
    .where(id === null ? isThere : and(isThere, ne(pages.id, id)))
  if (!other) return read
  const message = `Choisissez un autre chemin\u00a0: «\u00a0${other.titre}\u00a0» est déjà à cette adresse.`
  return { message }
}

const findImages = async (tx: Tx, pages_id: number): Promise<string[]> => {
  const rows = await tx.select().from(pageImages).where(eq(pageImages.pages_id, pages_id))
  return rows.map(({ image }) => getImageUrl(image))
}

export function createPage(
  db: Db,
  { cle = null, ...words }: Words & { cle?: string | null | undefined },
  staff: Staff,
): Promise<number> {
  return db.transaction(async (tx) => {
    await lockPages(tx)
    if (cle !== null && (await tx.$count(pages, eq(pages.cle, cle)))) {
      throw toFieldError('cle', 'Un texte a déjà cette clé\u00a0: changez-le plutôt.')
    }
    const contenu = await readWords(tx, null, cle, words)
    const at = staff.now.toISOString()
    const [row] = await tx
      .insert(pages)
      .values({ ...contenu, cle, created_by: staff.staff_id, created_at: at, updated_at: at })
      .returning({ id: pages.id })
    if (!row) throw new Error('The insert returned nothing.')
    await saveVersion(tx, { id: row.id, numero: 1, contenu }, staff)
    if (contenu.chemin) await leadOn(tx, null, contenu.chemin, staff)
    await recordAct(tx, staff, 'page.ecrire', { id: row.id, titre: contenu.titre })
    return row.id
  })
}

const saveVersion = (
  tx: Tx,
  { id, numero, contenu }: { id: number; numero: number; contenu: PageContenu },
  { staff_id, now }: Staff,
) =>
  tx.insert(pageVersions).values({
    pages_id: id,
    numero,
    users_id: staff_id,
    contenu,
    created_at: now.toISOString(),
  })

async function leadOn(tx: Tx, from: string | null, to: string, { staff_id }: Staff): Promise<void> {
  if (from === to) return
  const before = await readRedirections(tx)
  const after = from === null ? freeChemin(before, to) : movePage(before, from, to)
  await saveRedirections(tx, { before, after, created_by: staff_id })
}

export async function updatePage(
  db: Db,
  { id, version, ...words }: Words & { id: number; version: number },
  staff: Staff,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockPage(tx, id)
    requireVersion(before, version)
    const contenu = await readWords(tx, id, before.cle, words)
    await savePage(tx, before, contenu, staff)
    await recordAct(tx, staff, 'page.changer', { id, titre: contenu.titre })
  })
}

async function savePage(
  tx: Tx,
  before: PageRow,
  contenu: PageContenu,
  staff: Staff,
): Promise<void> {
  const version = before.version + 1
  await tx
    .update(pages)
    .set({ ...contenu, version, updated_at: staff.now.toISOString() })
    .where(eq(pages.id, before.id))
  await saveVersion(tx, { id: before.id, numero: version, contenu }, staff)
  if (contenu.chemin) await leadOn(tx, before.chemin, contenu.chemin, staff)
}

export async function restorePage(
  db: Db,
  { id, numero, version }: { id: number; numero: number; version: number },
  staff: Staff,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockPage(tx, id)
    requireVersion(before, version)
    const [found] = await tx
      .select()
      .from(pageVersions)
      .where(and(eq(pageVersions.pages_id, id), eq(pageVersions.numero, numero)))
    if (!found) throw new ApiError('page_version_introuvable')
    const { contenu } = found
    const free = contenu.chemin === null ? null : await findFree(tx, id, contenu.chemin)
    const chemin = free && ('chemin' in free ? free.chemin : before.chemin)
    await savePage(tx, before, { ...contenu, chemin }, staff)
    await recordAct(tx, staff, 'page.restaurer', { id, titre: contenu.titre, numero })
  })
}

export async function publishPage(
  db: Db,
  { id, ...when }: { id: number } & Body<'POST /api/admin/pages/publier/{id}'>,
  staff: Staff,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { titre, chemin } = await lockPage(tx, id)
    const read = chemin === null ? null : readCheminLibre(chemin)
    if (when.est_publiee && read && 'message' in read) throw toFieldError('chemin', read.message)
    await tx.update(pages).set(when).where(eq(pages.id, id))
    const action = when.est_publiee ? 'page.publier' : 'page.retirer'
    await recordAct(tx, staff, action, { id, titre })
  })
}

export async function addImage(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  id: number,
  image: EncodedImage | null,
): Promise<string> {
  if (!image) throw toFieldError('image', 'Choisissez une image.')
  return db.transaction(async (tx) => {
    await getPage(tx, id)
    const stored = await storeImage(tx, storage, image)
    await tx.insert(pageImages).values({ pages_id: id, image: stored }).onConflictDoNothing()
    return getImageUrl(stored)
  })
}

export async function removePage(
  { db, storage, log }: Pick<Services, 'db' | 'storage' | 'log'>,
  id: number,
  staff: Staff,
): Promise<void> {
  const folders = await db.transaction(async (tx) => {
    const { titre, chemin } = await lockPage(tx, id)
    const images = await tx.select().from(pageImages).where(eq(pageImages.pages_id, id))
    const leading = (await readRedirections(tx)).filter(({ vers }) => pathOf(vers) === chemin)
    if (leading.length) {
      const ids = leading.map((item) => item.id)
      await tx.delete(pageRedirections).where(inArray(pageRedirections.id, ids))
    }
    await tx.delete(pages).where(eq(pages.id, id))
    await recordAct(tx, staff, 'page.supprimer', { id, titre })
    return images.map(({ image }) => image)
  })
  await removeUnusedImages(db, storage, folders).catch((cause: unknown) => log.error(cause))
}
