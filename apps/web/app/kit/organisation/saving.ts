import type { Organisateur } from '@foulee/contract/courses/organisateurs'
import type { Agence } from '@foulee/contract/sejours/agences'
import type { Call } from '@foulee/contract/shared/call'
import { toForm } from '#kit/editor/to-form.ts'
import type { Fields } from '#ui/form/changed-fields.ts'

type Saves = {
  'POST /api/courses/organisateurs': Organisateur
  'POST /api/voyages/agences': Agence
}
type Save<K extends keyof Saves> = {
  key: K
  /** Message of an update without an id (produit 5.4). */
  missing: string
}
type Update = { id: number | undefined; fields?: Fields; logo?: Blob }

const save = async <K extends keyof Saves>(call: Call, key: K, body: FormData) =>
  (await (call as (key: K, input: object) => Promise<{ data: Saves[K] }>)(key, { body })).data

/**
 * Creates a structure (produit 2.6).
 * @param reload refetches the lists that show it
 */
export async function createStructure<K extends keyof Saves>(
  call: Call,
  { key }: Save<K>,
  fields: Fields,
  reload: () => unknown,
): Promise<Saves[K]> {
  const data = await save(call, key, toForm(fields))
  await reload()
  return data
}

/**
 * Updates a structure; an empty change succeeds without a request.
 * @throws Error of produit 5.4, before any request
 */
export async function updateStructure<K extends keyof Saves>(
  call: Call,
  { key, missing }: Save<K>,
  { id, fields = {}, logo }: Update,
): Promise<Saves[K] | null> {
  if (!id) throw new Error(missing)
  if (!logo && !Object.keys(fields).length) return null
  const body = toForm({ ...fields, id: String(id) })
  if (logo) body.set('logo', logo)
  return save(call, key, body)
}
