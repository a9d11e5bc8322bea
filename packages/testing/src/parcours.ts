import { randomBytes } from 'node:crypto'
import type { Db } from '@foulee/db/connect'
import { rebuildParcoursCards } from '@foulee/db/read-models/parcours-cards'
import { findCarres, saveCarres } from '@foulee/db/read-models/parcours-carres'
import { prepareTrace } from '@foulee/db/read-models/parcours-trace'
import * as t from '@foulee/db/schema'
import { slugify } from '@foulee/domain/shared/slug'
import { simulateTrack } from '@foulee/trace/simulated-track'
import type { Track } from '@foulee/trace/track'
import { eq } from 'drizzle-orm'
import { createUser, nextName, nextNumber, PHOTO } from './factories.ts'

type New<T extends { $inferInsert: object }> = Partial<T['$inferInsert']>

export type NewParcours = New<typeof t.parcours> & {
  track?: Pick<Track, 'segments'> | null
  photos?: New<typeof t.parcoursPhotos>[]
  points?: (New<typeof t.parcoursPoints> & { metres: number })[]
}

/** Published parcours near Grenoble by default, with read model. */
export async function createParcours(db: Db, now: Date, input: NewParcours = {}) {
  const { track, photos = [], points = [], ...values } = input
  const titre = values.titre ?? nextName('Tour')
  const etat = values.etat ?? 100
  const [row] = await db
    .insert(t.parcours)
    .values({
      titre,
      slug: `${slugify(titre)}-${nextNumber()}`,
      users_id: values.users_id ?? (await createUser(db)).id,
      description: 'Une boucle en balcon, d’abord dans la forêt puis sur les crêtes.',
      types: ['trail'],
      ville: 'Grenoble',
      departement: '38',
      region: '84',
      etat,
      publie_le: etat >= 100 ? now.toISOString() : null,
      updated_at: now.toISOString(),
      ...values,
    })
    .returning()
  if (!row) throw new Error('The insert returned nothing.')
  const parcours_id = row.id
  if (track !== null) await insertTrace(db, row, track ?? makeLoop())
  for (const [ordre, photo] of photos.entries()) {
    await db.insert(t.parcoursPhotos).values({ ...PHOTO, ordre, ...photo, parcours_id })
  }
  for (const point of points) {
    await db.insert(t.parcoursPoints).values({ type: 'eau', ...point, parcours_id })
  }
  await rebuildParcoursCards(db, [parcours_id], now)
  return row
}

const LENGTH = 8000

/** Eight kilometres on a circle, 250 m up and down. */
export function makeLoop(start: readonly [number, number] = [5.7245, 45.1885]): Track {
  const radius = LENGTH / (2 * Math.PI)
  const angle = (distance: number) => (2 * Math.PI * distance) / LENGTH
  return simulateTrack({
    start,
    length: LENGTH,
    way: (distance) => [
      radius * Math.sin(angle(distance)),
      radius * (1 - Math.cos(angle(distance))),
    ],
    altitude: (distance) => 400 + 125 * (1 - Math.cos(angle(distance))),
  })
}

export function nextOriginal(format: 'gpx' | 'tcx' | 'fit'): string {
  const sha256 = randomBytes(32).toString('hex')
  return `original/${sha256.slice(0, 2)}/${sha256}/trace.${format}`
}

async function insertTrace(
  db: Db,
  { id, users_id, rayon_masque }: typeof t.parcours.$inferSelect,
  track: Pick<Track, 'segments'>,
) {
  const carres = await findCarres(db, users_id)
  const prepared = prepareTrace(track, { rayon: rayon_masque, carres })
  await saveCarres(db, users_id, prepared.vue.zones)
  await db.insert(t.parcoursTraces).values({
    parcours_id: id,
    version: 1,
    original: nextOriginal('gpx'),
    original_nom: 'trace.gpx',
    format: 'gpx',
    ...prepared,
  })
}

export async function readStoredTrace(db: Db, parcours_id: number) {
  const [row] = await db
    .select()
    .from(t.parcoursTraces)
    .where(eq(t.parcoursTraces.parcours_id, parcours_id))
  return row
}
