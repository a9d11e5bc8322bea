import type { Organisateur } from '@foulee/contract/courses/organisateurs'
import type { Call } from '@foulee/contract/shared/call'
import { toForm } from '#kit/editor/to-form.ts'
import type { Fields } from '#ui/form/changed-fields.ts'

/**
 * Creates an organiser (produit 2.6).
 * @param reload refetches the lists of organisers
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
 * Updates an organiser; an empty change succeeds without a request.
 * @throws Error of produit 5.4, before any request
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
