import type { ParcoursGestion } from '@foulee/contract/parcours/parcours-edition'
import type { Call } from '@foulee/contract/shared/call'
import { toForm } from '#kit/editor/to-form.ts'
import type { Fields } from '#ui/form/changed-fields.ts'

export type Source = {
  gpx?: File | undefined
  activite?: number | undefined
  isSortie?: boolean | undefined
}

/** Upload of a file; the browser's variant reports progress. */
type SendGpx = (id: number, form: FormData) => Promise<ParcoursGestion>

const throughCall =
  (call: Call): SendGpx =>
  async (id, body) =>
    (await call('POST /api/parcours/gpx/{id}', { params: { id }, body })).data

/** @throws Error of produit 5.4, before any request */
export async function addGpx(
  call: Call,
  { id, gpx, activite, isSortie }: Source & { id: number | undefined },
  send: SendGpx = throughCall(call),
): Promise<ParcoursGestion> {
  if (!id) throw new Error('Missing id...')
  const form = new FormData()
  if (gpx) form.set('gpx', gpx)
  else if (activite) form.set('activites_id', String(activite))
  else throw new Error('Missing gpx...')
  if (gpx && isSortie) form.set('sortie', 'true')
  return send(id, form)
}

/**
 * Creates a route (produit 9.2): an empty one, then its file, then a refetch of the list. Continues
 * only with success, an id and a source.
 * @param reload refetches the contributor's list
 */
export async function createRoute(
  call: Call,
  source: Source,
  { reload, send }: { reload: () => unknown; send?: SendGpx },
): Promise<ParcoursGestion> {
  if (!source.gpx && !source.activite) throw new Error('Missing gpx...')
  const { id } = await call('POST /api/parcours/create', { body: {} })
  try {
    return await addGpx(call, { ...source, id }, send)
  } catch (cause) {
    // Deletes the empty draft: a retry creates another.
    if (id) await call('POST /api/parcours/del/{id}', { params: { id } }).catch(() => undefined)
    throw cause
  } finally {
    await reload()
  }
}

/**
 * Updates a route (produit 2.6): GPX and other fields in separate calls; an empty change succeeds
 * without any.
 * @returns the last answer; null without a call
 */
export async function updateRoute(
  call: Call,
  { id, fields = {}, ...source }: Source & { id: number | undefined; fields?: Fields },
  send?: SendGpx,
): Promise<ParcoursGestion | null> {
  if (!id) throw new Error('Missing id...')
  let data: ParcoursGestion | null = null
  if (source.gpx || source.activite) data = await addGpx(call, { id, ...source }, send)
  if (Object.keys(fields).length) {
    const body = toForm(fields)
    data = (await call('POST /api/parcours/update/{id}', { params: { id }, body })).data
  }
  return data
}

/** Produit 5.4: a photo point needs its route. */
export function checkPoi(id: number | undefined): asserts id is number {
  if (!id) throw new Error('Missing parcours id to add poi...')
}

/** Produit 5.4: an update needs the photo. */
export function checkPhoto(id_photo: number | undefined): asserts id_photo is number {
  if (!id_photo) throw new Error('Missing photo_id to update poi...')
}
