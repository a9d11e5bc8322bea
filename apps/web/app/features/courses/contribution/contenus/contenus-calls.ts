import type { Call } from '@foulee/contract/call'
import type { ExtensionType } from '@foulee/domain/courses/extension'
import type { Fields } from '../../../../editor/changed-fields.ts'
import { toForm } from '../../../../editor/to-form.ts'

/** What hangs on a race, with the messages of produit 5.4 raised before a call that could not succeed. */

type Id = number | undefined

function need(value: unknown, message: string): asserts value {
  if (!value) throw new Error(message)
}

export async function addPhoto(call: Call, { id, photo }: { id: Id; photo: File }) {
  need(id, 'Missing course id...')
  const body = new FormData()
  body.append('photo', photo)
  return call('POST /api/courses/photo/{id}', { params: { id }, body })
}

export async function editPhoto(
  call: Call,
  { id, id_photo, fields }: { id: Id; id_photo: Id; fields: Fields },
) {
  need(id, 'Missing course id...')
  need(id_photo, 'Missing photo id...')
  const params = { id, id_photo }
  return call('POST /api/courses/photo/{id}/edit/{id_photo}', { params, body: toForm(fields) })
}

export async function removePhoto(call: Call, { id, id_photo }: { id: Id; id_photo: Id }) {
  need(id, 'Missing course id...')
  need(id_photo, 'Missing photo id...')
  return call('POST /api/courses/photo/{id}/del/{id_photo}', { params: { id, id_photo } })
}

/** The generic calls of photos. */
export async function addModelPhoto(
  call: Call,
  { model, id, photo }: { model: 'course' | 'parcours' | undefined; id: Id; photo: File },
) {
  need(id && model, 'Missing id and model to add photo...')
  const body = new FormData()
  body.append('photo', photo)
  return call('POST /api/photo/{model}/{id}/add', { params: { model, id }, body })
}

/** `fields`: `type`, `nom`…; `logo` a file, or empty to take it away. */
export async function savePartenaire(
  call: Call,
  {
    id,
    type,
    fields,
    logo,
  }: { id: Id; type: string | undefined; fields: Fields; logo?: File | '' },
) {
  need(id && type, 'Missing id...')
  const body = toForm({ ...fields, model: 'course', id: String(id), type })
  if (logo !== undefined) body.set('logo', logo)
  return call('POST /api/partenaires', { body })
}

export async function removePartenaire(call: Call, id: Id) {
  need(id, 'Missing id...')
  return call('POST /api/partenaires/del', { body: { id } })
}

export async function saveActualite(
  call: Call,
  { courses_id, fields }: { courses_id: Id; fields: Fields },
) {
  need(courses_id, 'Missing courses_id...')
  return call('POST /api/actualites', { body: toForm({ ...fields, courses_id: `${courses_id}` }) })
}

export async function removeActualite(call: Call, id: Id) {
  need(id, 'Missing resource id to remove actualite...')
  return call('POST /api/actualites/del', { body: { id } })
}

type NewExtension = {
  type: ExtensionType | undefined
  support_id: Id
  id_ext: string | undefined
}

export async function addExtension(call: Call, { type, support_id, id_ext }: NewExtension) {
  need(type, 'Missing extension type...')
  need(support_id, 'Missing extension support id...')
  need(id_ext, 'Missing extension id...')
  return call('POST /api/courses/extensions/add', { body: { type, support_id, id_ext } })
}

export async function removeExtension(call: Call, id: Id) {
  need(id, 'Missing extension id...')
  return call('POST /api/courses/extensions/del', { body: { id } })
}

/** Produit 2.6: the old one is deleted and, only if that succeeds, the new one is added. */
export async function updateExtension(call: Call, id: Id, extension: NewExtension) {
  need(id, 'Missing current resource id to update extension.')
  await removeExtension(call, id)
  return addExtension(call, extension)
}
