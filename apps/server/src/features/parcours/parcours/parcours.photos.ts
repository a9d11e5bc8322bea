import type { Tx } from '@foulee/db/connect'
import { rebuildParcoursCards } from '@foulee/db/read-models/parcours-cards'
import { findParcoursFacts } from '@foulee/db/read-models/parcours-facts'
import { presentPhoto } from '@foulee/db/read-models/parcours-presenter'
import { decodeLines } from '@foulee/db/read-models/parcours-trace'
import { parcours, parcoursPhotos, parcoursTraces } from '@foulee/db/schema'
import { PHOTO_REACH } from '@foulee/domain/echanges/photo'
import { placeAlong } from '@foulee/trace/place'
import { surveyTrack } from '@foulee/trace/survey'
import { eq } from 'drizzle-orm'
import type { PhotoFields, PhotoModel, Place } from '#kernel/entity-types/photo-model.ts'
import { recordOthersEdit } from './parcours-edition.commands.ts'
import { getOwned } from './parcours-owned.queries.ts'

export const parcoursPhotoModel: PhotoModel = {
  stored: { table: 'parcours_photos', column: 'parcours_id' },
  rebuild: (tx, ids, now) => rebuildParcoursCards(tx, ids, now, 'edit'),
  open: async (db, user, id, options) => {
    await getOwned(db, user, id, options)
  },
  async insert(tx, id, photos) {
    const findMetres = await readWay(tx, id)
    const rows = await tx
      .insert(parcoursPhotos)
      .values(
        photos.map(({ place, ...photo }) => ({
          ...photo,
          parcours_id: id,
          ...toColumns(place, findMetres),
        })),
      )
      .returning({ id: parcoursPhotos.id })
    return rows.map((row) => row.id)
  },
  async change(tx, id, id_photo, { place, ...texts }) {
    const columns = { ...texts, ...(await placeColumns(tx, id, place)) }
    if (Object.values(columns).every((value) => value === undefined)) return
    await tx.update(parcoursPhotos).set(columns).where(eq(parcoursPhotos.id, id_photo))
  },
  async touch(tx, id, { user, now, changes }) {
    const [row] = await tx
      .update(parcours)
      .set({ updated_at: now.toISOString() })
      .where(eq(parcours.id, id))
      .returning({ id: parcours.id, users_id: parcours.users_id })
    if (row) await recordOthersEdit(tx, row, { user, now, changes })
    await rebuildParcoursCards(tx, [id], now)
  },
  async present(tx, id) {
    const facts = await findParcoursFacts(tx, [id])
    return facts.flatMap(({ photos, trace }) =>
      photos.map((photo) => presentPhoto(photo, trace?.vue ?? null)),
    )
  },
}

type FindMetres = (place: Place) => number | null

async function readWay(tx: Tx, id: number): Promise<FindMetres> {
  const [trace] = await tx
    .select({ lignes: parcoursTraces.lignes, altitudes: parcoursTraces.altitudes })
    .from(parcoursTraces)
    .where(eq(parcoursTraces.parcours_id, id))
  const survey = surveyTrack({ segments: trace ? decodeLines(trace) : [] })
  return ([lon, lat]) => {
    const place = placeAlong(survey, { lon, lat, reach: PHOTO_REACH })
    return place && Math.round(place.metres)
  }
}

/** Undefined keeps the place, null removes it from the map. */
async function placeColumns(tx: Tx, id: number, place: PhotoFields['place']) {
  return place === undefined ? {} : toColumns(place, await readWay(tx, id))
}

const toColumns = (place: Place | null, findMetres: FindMetres) =>
  place
    ? { lon: place[0], lat: place[1], metres: findMetres(place) }
    : { lon: null, lat: null, metres: null }
