import type { Agence } from '@foulee/contract/sejours/agences'
import type { Call } from '@foulee/contract/shared/call'
import { toForm } from '#kit/editor/to-form.ts'
import type { Fields } from '#ui/form/changed-fields.ts'

/**
 * Creates an agency (produit 2.6).
 * @param reload refetches the lists of agencies and stays
 */
export async function createAgence(
  call: Call,
  fields: Fields,
  reload: () => unknown,
): Promise<Agence> {
  const { data } = await call('POST /api/voyages/agences', { body: toForm(fields) })
  await reload()
  return data
}

type Update = { id: number | undefined; fields?: Fields; logo?: Blob }

/**
 * Updates an agency; an empty change succeeds without a request.
 * @throws Error of produit 5.4, before any request
 */
export async function updateAgence(
  call: Call,
  { id, fields = {}, logo }: Update,
): Promise<Agence | null> {
  if (!id) throw new Error('Missing agence id to update...')
  if (!logo && !Object.keys(fields).length) return null
  const body = toForm({ ...fields, id: String(id) })
  if (logo) body.set('logo', logo)
  return (await call('POST /api/voyages/agences', { body })).data
}

export async function removeAgence(call: Call, id: number, reload: () => unknown): Promise<void> {
  await call('POST /api/agences/del', { body: { id } })
  await reload()
}
