import type { Call } from '@foulee/contract/shared/call'
import { invariant } from '#kit/editor/invariant.ts'
import { toForm } from '#kit/editor/to-form.ts'
import type { Fields } from '#ui/form/changed-fields.ts'

/**
 * Calls for photos of a race; invalid arguments throw the messages of produit 5.4 before any
 * request.
 */

type Id = number | undefined

export async function addPhoto(call: Call, { id, photo }: { id: Id; photo: File }) {
  invariant(id, 'Missing course id...')
  const body = new FormData()
  body.append('photo', photo)
  return call('POST /api/courses/photo/{id}', { params: { id }, body })
}

export async function editPhoto(
  call: Call,
  { id, id_photo, fields }: { id: Id; id_photo: Id; fields: Fields },
) {
  invariant(id, 'Missing course id...')
  invariant(id_photo, 'Missing photo id...')
  const params = { id, id_photo }
  return call('POST /api/courses/photo/{id}/edit/{id_photo}', { params, body: toForm(fields) })
}

/** `keepalive`: the page may be closed during the undo delay. */
export async function removePhoto(call: Call, { id, id_photo }: { id: Id; id_photo: Id }) {
  invariant(id, 'Missing course id...')
  invariant(id_photo, 'Missing photo id...')
  const params = { id, id_photo }
  return call('POST /api/courses/photo/{id}/del/{id_photo}', { params }, { keepalive: true })
}

export async function addModelPhoto(
  call: Call,
  { model, id, photo }: { model: 'course' | 'parcours' | undefined; id: Id; photo: File },
) {
  invariant(id && model, 'Missing id and model to add photo...')
  const body = new FormData()
  body.append('photo', photo)
  return call('POST /api/photo/{model}/{id}/add', { params: { model, id }, body })
}
