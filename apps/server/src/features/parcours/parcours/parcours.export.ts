import type { Db } from '@foulee/db/connect'
import {
  commentaires,
  parcours,
  parcoursDessins,
  parcoursPhotos,
  parcoursPoints,
  parcoursTraces,
} from '@foulee/db/schema'
import { and, asc, eq, getTableColumns, isNotNull } from 'drizzle-orm'
import type { StoredFile } from '#kernel/gdpr/personal.ts'
import { getLargestKey } from '#platform/images/largest-key.ts'

const isOf = (users_id: number) => eq(parcours.users_id, users_id)

export function listTraces(db: Db, users_id: number) {
  const { parcours_id, version, original_nom, format, mesures, created_at } = parcoursTraces
  return db
    .select({ parcours_id, version, original_nom, format, mesures, created_at })
    .from(parcoursTraces)
    .innerJoin(parcours, eq(parcours.id, parcours_id))
    .where(isOf(users_id))
}

export const listPoints = (db: Db, users_id: number) =>
  db
    .select(getTableColumns(parcoursPoints))
    .from(parcoursPoints)
    .innerJoin(parcours, eq(parcours.id, parcoursPoints.parcours_id))
    .where(isOf(users_id))

export const listDessins = (db: Db, users_id: number) =>
  db
    .select(getTableColumns(parcoursDessins))
    .from(parcoursDessins)
    .innerJoin(parcours, eq(parcours.id, parcoursDessins.parcours_id))
    .where(isOf(users_id))

export const listPhotos = (db: Db, users_id: number) =>
  db
    .select(getTableColumns(parcoursPhotos))
    .from(parcoursPhotos)
    .innerJoin(parcours, eq(parcours.id, parcoursPhotos.parcours_id))
    .where(isOf(users_id))

export function listReponses(db: Db, users_id: number) {
  const { id, model, objet_id, reponse, reponse_le } = commentaires
  return db
    .select({ commentaires_id: id, parcours_id: objet_id, reponse, reponse_le })
    .from(commentaires)
    .innerJoin(parcours, eq(parcours.id, objet_id))
    .where(and(isOf(users_id), eq(model, 'parcours'), isNotNull(reponse)))
}

export async function listOriginals(db: Db, users_id: number): Promise<StoredFile[]> {
  const { original, format } = parcoursTraces
  const routes = await db
    .select({ id: parcours.id, slug: parcours.slug, original, format })
    .from(parcoursTraces)
    .innerJoin(parcours, eq(parcours.id, parcoursTraces.parcours_id))
    .where(isOf(users_id))
    .orderBy(asc(parcours.id))
  return routes.map((route) => ({
    name: `parcours/${route.id}-${route.slug}.${route.format}`,
    key: route.original,
  }))
}

export async function listPhotoFiles(db: Db, users_id: number): Promise<StoredFile[]> {
  const { id, parcours_id, fichier, prete } = parcoursPhotos
  const rows = await db
    .select({ id, parcours_id, fichier, prete })
    .from(parcoursPhotos)
    .innerJoin(parcours, eq(parcours.id, parcours_id))
    .where(isOf(users_id))
    .orderBy(asc(id))
  return rows.flatMap((row) => {
    const key = getLargestKey(row.fichier, row.prete)
    return key ? [{ name: `photos/parcours-${row.parcours_id}-${row.id}.webp`, key }] : []
  })
}
