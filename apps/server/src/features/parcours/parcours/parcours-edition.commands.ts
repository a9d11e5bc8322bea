import { randomUUID } from 'node:crypto'
import type { ParcoursChanges } from '@foulee/contract/parcours/parcours-edition'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { rebuildParcoursCards } from '@foulee/db/read-models/parcours-cards'
import { signVue } from '@foulee/db/read-models/parcours-trace'
import { removeShown } from '@foulee/db/read-models/remove-shown'
import * as t from '@foulee/db/schema'
import { findMissingParcours } from '@foulee/domain/parcours/parcours'
import { diffFields } from '@foulee/domain/shared/version'
import { and, eq } from 'drizzle-orm'
import { journalStaffEdit, type StaffEdit } from '#kernel/publication/staff-edits.ts'
import type { Services } from '#kernel/services.ts'
import { toUpdateSet } from '#platform/db/update-set.ts'
import type { User } from '#platform/http/user.ts'
import { removeUnusedImages } from '#platform/images/stored-images.ts'
import { removeUnusedOriginals } from '#platform/storage/stored-files.ts'
import { assertCurrent } from './parcours-empreintes.ts'
import { getOwned, type Owned } from './parcours-owned.queries.ts'
import { parcoursSlugs } from './parcours-slug.ts'
import { checkTroncons, shareSurfaces, tidyTroncons } from './parcours-surfaces.ts'

/** Produit 9.2: an empty route, whose file comes next. @returns its id */
export async function createParcours(
  db: Db,
  { users_id, titre, now }: { users_id: number; titre: string; now: Date },
): Promise<number> {
  return db.transaction(async (tx) => {
    const instant = now.toISOString()
    const [row] = await tx
      .insert(t.parcours)
      .values({
        users_id,
        slug: randomUUID(),
        titre: titre || null,
        created_at: instant,
        updated_at: instant,
      })
      .returning({ id: t.parcours.id })
    if (!row) throw new Error('The insert returned nothing.')
    const slug = await parcoursSlugs.choose(tx, row.id, titre)
    await tx.update(t.parcours).set({ slug }).where(eq(t.parcours.id, row.id))
    await rebuildParcoursCards(tx, [row.id], now, 'edit')
    return row.id
  })
}

type Fields = Omit<ParcoursChanges, 'debut' | 'fin' | 'inverser' | 'origine' | 'empreintes'>
type Update = {
  id: number
  user: User
  fields: Fields
  seen?: ParcoursChanges['empreintes']
  now: Date
}

export async function updateFields(db: Db, { id, user, fields, seen, now }: Update): Promise<void> {
  await db.transaction(async (tx) => {
    const owned = await getOwned(tx, user, id, { isLocked: true })
    await assertCurrent(tx, owned, seen)
    await writeFields(tx, owned, fields, { user, now })
    const hides = fields.rayon_masque !== undefined
    await rebuildParcoursCards(tx, [id], now, hides ? 'other' : 'edit')
  })
}

export async function writeFields(
  tx: Tx,
  { row, trace }: Owned,
  fields: Fields,
  { user, now }: { user: User; now: Date },
): Promise<void> {
  const { points, troncons, ...values } = fields
  const { id } = row
  const distance = trace?.mesures.distance ?? 0
  checkFields({ row, trace }, fields)
  const columns: Partial<typeof t.parcours.$inferInsert> = toUpdateSet(values)
  if (columns.titre !== undefined && !row.publie_le) {
    columns.slug = await parcoursSlugs.choose(tx, id, columns.titre)
  }
  if (columns.saison) columns.saison = [...new Set(columns.saison)].toSorted((a, b) => a - b)
  if (troncons) columns.troncons = tidyTroncons(troncons, distance).map((troncon) => [...troncon])
  await tx
    .update(t.parcours)
    .set({ ...columns, updated_at: now.toISOString() })
    .where(eq(t.parcours.id, id))
  if (columns.troncons && trace) {
    const signature = signVue(trace.vue, shareSurfaces(columns.troncons, distance))
    await tx.update(t.parcoursTraces).set({ signature }).where(eq(t.parcoursTraces.parcours_id, id))
  }
  if (points) await replacePoints(tx, id, points)
  const changes = diffFields(row, { ...columns, ...(points && { points }) })
  await recordOthersEdit(tx, row, { user, now, changes })
}

export async function recordOthersEdit(
  tx: Tx,
  { id, users_id }: Pick<Owned['row'], 'id' | 'users_id'>,
  edit: Pick<StaffEdit, 'user' | 'now' | 'changes'>,
): Promise<void> {
  if (edit.user.id === users_id) return
  await journalStaffEdit(tx, { ...edit, genre: 'parcours', id, details: { users_id } })
}

function checkFields({ row, trace }: Owned, fields: Fields): void {
  const errors: Record<string, string> = {}
  const end = Math.ceil(trace?.mesures.distance ?? 0)
  const { points = [], troncons = [] } = fields
  if (points.some(({ metres }) => metres > end)) {
    errors.points = 'Un point est placé au-delà de l’arrivée.'
  }
  const wrong = checkTroncons(troncons)
  if (wrong) errors.troncons = wrong
  if (!trace && troncons.length) errors.troncons = 'Ajoutez d’abord la trace.'
  if (row.etat > 0) {
    const { titre = row.titre, description = row.description, types = row.types } = fields
    const draft = { titre, description, types, distance: trace?.mesures.distance ?? null }
    for (const { champ, message } of findMissingParcours(draft)) errors[champ] ??= message
  }
  if (Object.keys(errors).length) throw new ApiError('champs_invalides', { errors })
}

async function replacePoints(
  tx: Tx,
  parcours_id: number,
  points: NonNullable<Fields['points']>,
): Promise<void> {
  await tx.delete(t.parcoursPoints).where(eq(t.parcoursPoints.parcours_id, parcours_id))
  if (!points.length) return
  await tx.insert(t.parcoursPoints).values(
    points.map(({ nom, description, ...point }) => ({
      ...point,
      parcours_id,
      nom: nom || null,
      description: description || null,
    })),
  )
}

export async function removeParcours(
  { db, storage, log }: Pick<Services, 'db' | 'storage' | 'log'>,
  { id, user, now }: { id: number; user: User; now: Date },
): Promise<void> {
  const left = await db.transaction(async (tx) => {
    const { row, trace } = await getOwned(tx, user, id, { isLocked: true })
    const photos = await tx
      .select({ fichier: t.parcoursPhotos.fichier })
      .from(t.parcoursPhotos)
      .where(eq(t.parcoursPhotos.parcours_id, id))
    if (user.id !== row.users_id) {
      const details = { users_id: row.users_id, slug: row.slug, etat: row.etat }
      await tx.insert(t.journalStaff).values({
        staff_id: user.id,
        action: 'parcours.supprimer',
        objet_id: id,
        details,
      })
    }
    await tx
      .delete(t.commentaires)
      .where(and(eq(t.commentaires.model, 'parcours'), eq(t.commentaires.objet_id, id)))
    await removeShown(tx, { parcours: [id] }, now, () =>
      tx.delete(t.parcours).where(eq(t.parcours.id, id)),
    )
    await rebuildParcoursCards(tx, [id], now)
    return {
      originals: trace ? [trace.original] : [],
      photos: photos.map(({ fichier }) => fichier),
    }
  })
  // The route is already deleted: a disk error does not change that.
  await Promise.all([
    removeUnusedOriginals(db, storage, left.originals),
    removeUnusedImages(db, storage, left.photos),
  ]).catch((cause: unknown) => log.error(cause))
}
