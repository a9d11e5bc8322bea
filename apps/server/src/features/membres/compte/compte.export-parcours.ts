import type { Db } from '@foulee/db/connect'
import {
  commentaires,
  parcours,
  parcoursCarres,
  parcoursJournal,
  parcoursPhotos,
  parcoursPoints,
  parcoursTraces,
} from '@foulee/db/schema'
import { and, eq, getTableColumns, isNotNull } from 'drizzle-orm'

/** One file of the archive: its name and its rows. */
export type ExportedFile = { name: string; rows: unknown }

/** What a member made of routes, and what they answered there. */
export async function collectParcours(db: Db, users_id: number): Promise<ExportedFile[]> {
  const isMine = eq(parcours.users_id, users_id)
  const { parcours_id, version, original_nom, format, mesures, created_at } = parcoursTraces
  const { id, objet_id, reponse, reponse_le } = commentaires
  return [
    { name: 'parcours', rows: await db.select().from(parcours).where(isMine) },
    {
      name: 'traces-de-parcours',
      rows: await db
        .select({ parcours_id, version, original_nom, format, mesures, created_at })
        .from(parcoursTraces)
        .innerJoin(parcours, eq(parcours.id, parcours_id))
        .where(isMine),
    },
    {
      name: 'abords-caches',
      rows: await db.select().from(parcoursCarres).where(eq(parcoursCarres.users_id, users_id)),
    },
    {
      name: 'points-de-parcours',
      rows: await db
        .select(getTableColumns(parcoursPoints))
        .from(parcoursPoints)
        .innerJoin(parcours, eq(parcours.id, parcoursPoints.parcours_id))
        .where(isMine),
    },
    {
      name: 'photos-de-parcours',
      rows: await db
        .select(getTableColumns(parcoursPhotos))
        .from(parcoursPhotos)
        .innerJoin(parcours, eq(parcours.id, parcoursPhotos.parcours_id))
        .where(isMine),
    },
    {
      name: 'publications-de-parcours',
      rows: await db.select().from(parcoursJournal).where(eq(parcoursJournal.users_id, users_id)),
    },
    {
      name: 'reponses-aux-avis',
      rows: await db
        .select({ commentaires_id: id, parcours_id: objet_id, reponse, reponse_le })
        .from(commentaires)
        .innerJoin(parcours, eq(parcours.id, objet_id))
        .where(and(isMine, eq(commentaires.model, 'parcours'), isNotNull(reponse))),
    },
  ]
}
