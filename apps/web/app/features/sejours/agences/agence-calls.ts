import type { Agence } from '@foulee/contract/sejours/agences'
import type { Call } from '@foulee/contract/shared/call'
import { toForm } from '#kit/editor/to-form.ts'
import type { Fields } from '#ui/form/changed-fields.ts'

/**
 * Produit 2.6, creating an agency: the lists are then asked again.
 * @param reload the lists that show agencies and stays
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
 * Changes an agency; nothing to change succeeds without a call.
 * @throws Error of produit 5.4, before a call that could not succeed
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

/** Removing an agency: the lists are then asked again. */
export async function removeAgence(call: Call, id: number, reload: () => unknown): Promise<void> {
  await call('POST /api/agences/del', { body: { id } })
  await reload()
}
