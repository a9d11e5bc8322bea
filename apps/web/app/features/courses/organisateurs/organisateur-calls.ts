import type { Organisateur } from '@foulee/contract/courses/organisateurs'
import type { Call } from '@foulee/contract/shared/call'
import { toForm } from '#kit/editor/to-form.ts'
import type { Fields } from '#ui/form/changed-fields.ts'

/**
 * Produit 2.6, creating an organiser: the lists are then asked again.
 * @param reload the lists that show organisers
 */
export async function createOrganisateur(
  call: Call,
  fields: Fields,
  reload: () => unknown,
): Promise<Organisateur> {
  const { data } = await call('POST /api/courses/organisateurs', { body: toForm(fields) })
  await reload()
  return data
}

type Update = { id: number | undefined; fields?: Fields; logo?: Blob }

/**
 * Changes an organiser; nothing to change succeeds without a call.
 * @throws Error of produit 5.4, before a call that could not succeed
 */
export async function updateOrganisateur(
  call: Call,
  { id, fields = {}, logo }: Update,
): Promise<Organisateur | null> {
  if (!id) throw new Error('Missing organisateur id to update...')
  if (!logo && !Object.keys(fields).length) return null
  const body = toForm({ ...fields, id: String(id) })
  if (logo) body.set('logo', logo)
  return (await call('POST /api/courses/organisateurs', { body })).data
}
