import type { Call } from '@foulee/contract/shared/call'
import type { ExtensionType } from '@foulee/domain/courses/extension'
import type { KindWith } from '@foulee/domain/shared/kinds'
import { invariant } from '#kit/editor/invariant.ts'
import { toForm } from '#kit/editor/to-form.ts'
import type { Fields } from '#ui/form/changed-fields.ts'

/**
 * Calls for partners, news and external pages of a course, a stay or an agency. Invalid calls throw
 * the messages of produit 5.4 before any request.
 */

type Id = number | undefined
export type ContentModel = KindWith<'partenaires'>
type Of = { model: ContentModel; id: Id }

/** `fields`: `type`, `nom`…; `logo`: a file, or '' to remove it. */
export async function savePartenaire(
  call: Call,
  {
    model,
    id,
    type,
    fields,
    logo,
  }: Of & { type: string | undefined; fields: Fields; logo?: File | '' },
) {
  invariant(id && type, 'Missing id...')
  const body = toForm({ ...fields, model, id: String(id), type })
  if (logo !== undefined) body.set('logo', logo)
  return call('POST /api/partenaires', { body })
}

export async function removePartenaire(call: Call, model: ContentModel, id: Id) {
  invariant(id, 'Missing id...')
  return call('POST /api/partenaires/del', { body: { model, id } })
}

const NO_OWNER: Readonly<Record<ContentModel, string>> = {
  course: 'Missing courses_id...',
  voyage: 'Missing objet_id...',
  agence: 'Missing objet_id...',
}

export async function saveActualite(call: Call, { model, id, fields }: Of & { fields: Fields }) {
  invariant(id, NO_OWNER[model])
  return call('POST /api/actualites', { body: toForm({ ...fields, model, objet_id: `${id}` }) })
}

export async function removeActualite(call: Call, model: ContentModel, id: Id) {
  invariant(id, 'Missing resource id to remove actualite...')
  return call('POST /api/actualites/del', { body: { model, id } })
}

type NewExtension = {
  model: ContentModel
  type: ExtensionType | undefined
  support_id: Id
  id_ext: string | undefined
}

export async function addExtension(call: Call, { model, type, support_id, id_ext }: NewExtension) {
  invariant(type, 'Missing extension type...')
  invariant(support_id, 'Missing extension support id...')
  invariant(id_ext, 'Missing extension id...')
  return call('POST /api/courses/extensions/add', { body: { model, type, support_id, id_ext } })
}

export async function removeExtension(call: Call, model: ContentModel, id: Id) {
  invariant(id, 'Missing extension id...')
  return call('POST /api/courses/extensions/del', { body: { model, id } })
}

/** Produit 2.6: the old one is deleted, and the new one added only if that succeeded. */
export async function updateExtension(call: Call, id: Id, extension: NewExtension) {
  invariant(id, 'Missing current resource id to update extension.')
  await removeExtension(call, extension.model, id)
  return addExtension(call, extension)
}
