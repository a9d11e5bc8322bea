import type { Db } from '@foulee/db/connect'
import { activites, parcours, parcoursPhotos, parcoursTraces, profils } from '@foulee/db/schema'
import { getImageKeys } from '@foulee/domain/image'
import { asc, eq } from 'drizzle-orm'

/** A file of the archive and where it is kept. */
export type KeptFile = { name: string; key: string }

/** Every file that a member sent, as it is kept: pictures in their largest size. */
export async function listFiles(db: Db, users_id: number): Promise<KeptFile[]> {
  return [
    ...(await listImages(db, users_id)),
    ...(await listTraces(db, users_id)),
    ...(await listPhotos(db, users_id)),
  ]
}

async function listImages(db: Db, users_id: number): Promise<KeptFile[]> {
  const [profil] = await db
    .select({ avatar: profils.avatar, banniere: profils.public_banner })
    .from(profils)
    .where(eq(profils.users_id, users_id))
  return Object.entries(profil ?? {}).flatMap(([name, folder]) =>
    findImage(`images/${name}.webp`, folder),
  )
}

async function listTraces(db: Db, users_id: number): Promise<KeptFile[]> {
  const { original, format } = parcoursTraces
  const routes = await db
    .select({ id: parcours.id, slug: parcours.slug, original, format })
    .from(parcoursTraces)
    .innerJoin(parcours, eq(parcours.id, parcoursTraces.parcours_id))
    .where(eq(parcours.users_id, users_id))
    .orderBy(asc(parcours.id))
  const outings = await db
    .select({ id: activites.id, original: activites.original, format: activites.format })
    .from(activites)
    .where(eq(activites.users_id, users_id))
    .orderBy(asc(activites.id))
  return [
    ...routes.map((one) => ({
      name: `parcours/${one.id}-${one.slug}.${one.format}`,
      key: one.original,
    })),
    ...outings.map((one) => ({ name: `activites/${one.id}.${one.format}`, key: one.original })),
  ]
}

async function listPhotos(db: Db, users_id: number): Promise<KeptFile[]> {
  const { id, parcours_id, fichier, prete } = parcoursPhotos
  const rows = await db
    .select({ id, parcours_id, fichier, prete })
    .from(parcoursPhotos)
    .innerJoin(parcours, eq(parcours.id, parcours_id))
    .where(eq(parcours.users_id, users_id))
    .orderBy(asc(id))
  return rows.flatMap((row) =>
    findImage(`photos/parcours-${row.parcours_id}-${row.id}.webp`, row.fichier, row.prete),
  )
}

/** @param isReady whether there is more than the smallest size */
function findImage(name: string, folder: string | null, isReady = true): KeptFile[] {
  const keys = getImageKeys(folder ?? '').filter((key) => key.endsWith('.webp'))
  const key = isReady ? keys.at(-1) : keys[0]
  return key ? [{ name, key }] : []
}
