import type { SeanceGestion } from '@foulee/contract/entrainement/seance'
import type { Call, Input } from '@foulee/contract/shared/call'
import { toVersionedForm } from '#kit/editor/to-form.ts'
import type { Fields } from '#ui/form/changed-fields.ts'

/** Calls of sessions; invalid arguments throw the messages of produit 5.4 before any request. */

type Id = number | undefined

export async function syncSeance(call: Call, id: Id): Promise<Blob> {
  if (!id) throw new Error('Missing workout id to sync...')
  return (await call('POST /api/workout/sync/{id}', { params: { id: String(id) } })).blob
}

type Done = Input<'POST /api/training-session/{id}'>['body']

export async function doSeance(call: Call, id: Id, body: Done) {
  if (!id) throw new Error('Missing training session id')
  return (await call('POST /api/training-session/{id}', { params: { id }, body })).data
}

export async function updateSeance(
  call: Call,
  { id, fields, version }: { id: Id; fields: Fields; version?: number | undefined },
): Promise<SeanceGestion> {
  if (!id) throw new Error('Missing training session id')
  const body = toVersionedForm(fields, version)
  return (await call('POST /api/coaching/tsession/{id}/update', { params: { id }, body })).data
}

export async function removeSeance(call: Call, id: Id): Promise<void> {
  if (!id) throw new Error('Missing training session id to delete...')
  await call('POST /api/coaching/tsession/{id}/destroy', { params: { id } })
}
