import type { Body } from '@foulee/contract/shared/call'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Tx } from '@foulee/db/connect'
import { actualitesSite, publications } from '@foulee/db/schema'
import { slugify } from '@foulee/domain/shared/slug'
import { eq, sql } from 'drizzle-orm'
import { cleanHtml } from '#kernel/content/clean-html.ts'
import { removePublications, writePublication } from '#kernel/feed/write-publication.ts'
import { recordStaffAction, type Staff } from '#kernel/moderation/staff-journal.ts'
import { saveWithLogo } from '#kernel/organisations/saving.ts'
import { requireVersion } from '#kernel/publication/require-version.ts'
import type { Services } from '#kernel/services.ts'
import { toIso } from '#platform/db/dates.ts'
import type { SentImage } from '#platform/images/read-image.ts'
import { lockActualite } from './actualites.queries.ts'

type Saving = Pick<Services, 'db' | 'storage' | 'log'>
type Words = { titre: string; texte: string; image_alt: string; picture: SentImage }

/** A slug with a prefix, so that it cannot be taken for an id. */
async function createSlug(tx: Tx, titre: string): Promise<string> {
  const name = slugify(titre)
  const stem = !name || /^\d+$/.test(name) ? `actualite-${name}`.replace(/-$/, '') : name
  const { rows } = await tx.execute<{ slug: string }>(
    sql`select slug from actualites_site where slug = ${stem} or slug like ${`${stem}-%`}`,
  )
  const taken = new Set(rows.map(({ slug }) => slug))
  if (!taken.has(stem)) return stem
  let rank = 2
  while (taken.has(`${stem}-${rank}`)) rank += 1
  return `${stem}-${rank}`
}

export function createActualite(services: Saving, words: Words, staff: Staff): Promise<number> {
  const { titre, picture, image_alt } = words
  const texte = cleanHtml(words.texte)
  return saveWithLogo(services, async (tx, keepFile) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('actualites_site'))`)
    const { logo: image } = await keepFile(picture.image, null)
    const at = staff.now.toISOString()
    const [row] = await tx
      .insert(actualitesSite)
      .values({
        titre,
        texte,
        slug: await createSlug(tx, titre),
        image: image ?? null,
        image_alt: image_alt || null,
        created_by: staff.staff_id,
        created_at: at,
        updated_at: at,
      })
      .returning({ id: actualitesSite.id })
    if (!row) throw new Error('The insert returned nothing.')
    await recordStaffAction(tx, staff, 'actualite.ecrire', { id: row.id, titre })
    return row.id
  })
}

export async function updateActualite(
  services: Saving,
  { id, version, ...words }: Words & { id: number; version: number },
  staff: Staff,
): Promise<void> {
  const { titre, picture, image_alt } = words
  const texte = cleanHtml(words.texte)
  await saveWithLogo(services, async (tx, keepFile) => {
    const before = await lockActualite(tx, id)
    requireVersion(before, version)
    const changed = picture.image !== null || picture.isRemoved
    const storedImage = changed ? await keepFile(picture.image, before.image) : null
    await tx
      .update(actualitesSite)
      .set({
        titre,
        texte,
        image_alt: image_alt || null,
        ...(storedImage && { image: storedImage.logo ?? null }),
        version: version + 1,
        updated_at: staff.now.toISOString(),
      })
      .where(eq(actualitesSite.id, id))
    await recordStaffAction(tx, staff, 'actualite.changer', { id, titre })
  })
}

/**
 * Publishes now or at a date, or unpublishes. With `depuis`, only if the date is still the one
 * displayed.
 * @throws ApiError `actualite_introuvable`, `version_depassee`
 */
export async function publishActualite(
  { db }: Pick<Services, 'db'>,
  { id, publie_le, depuis }: { id: number } & Body<'POST /api/admin/actualites/publier/{id}'>,
  staff: Staff,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { titre, ...before } = await lockActualite(tx, id)
    if (depuis !== undefined && toIso(depuis) !== toIso(before.publie_le)) {
      throw new ApiError('version_depassee', { message: HOUR_CHANGED })
    }
    await tx.update(actualitesSite).set({ publie_le }).where(eq(actualitesSite.id, id))
    if (publie_le !== null && new Date(publie_le) <= staff.now) {
      await announceActualite(tx, id, staff.now)
    }
    const action = publie_le === null ? 'actualite.retirer' : 'actualite.publier'
    await recordStaffAction(tx, staff, action, {
      id,
      titre,
      ...(publie_le !== null && { publie_le }),
    })
  })
}

const HOUR_CHANGED = 'Quelqu’un a publié, retiré ou déplacé cette actualité entre-temps.'

export async function announceActualite(tx: Tx, id: number, now: Date): Promise<void> {
  await writePublication(tx, {
    kind: 'actualite',
    cle: getFactKey(id),
    fait_id: id,
    emetteur: { kind: 'foulee', id: null },
    now,
  })
}

/** Distinct from the keys of other news (`kernel/content/actualites.ts`). */
export const getFactKey = (id: number) => `actualite:site:${id}`

export async function removeActualite(services: Saving, id: number, staff: Staff): Promise<void> {
  await saveWithLogo(services, async (tx, keepFile) => {
    const { titre, image } = await lockActualite(tx, id)
    await keepFile(null, image)
    await removePublications(tx, eq(publications.cle, getFactKey(id)))
    await tx.delete(actualitesSite).where(eq(actualitesSite.id, id))
    await recordStaffAction(tx, staff, 'actualite.supprimer', { id, titre })
  })
}
