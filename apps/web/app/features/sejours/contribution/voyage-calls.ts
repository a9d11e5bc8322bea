import type { VoyageGestion } from '@foulee/contract/sejours/contribution'
import type { Call } from '@foulee/contract/shared/call'
import { invariant } from '#kit/editor/invariant.ts'
import { toForm, toVersionedForm } from '#kit/editor/to-form.ts'
import type { Fields } from '#ui/form/changed-fields.ts'

/** Calls of stays; invalid arguments throw the messages of produit 5.4 before any request. */

type Id = number | undefined
type Part = 'photo' | 'inclus' | 'journee' | 'disponibilite'

/** @throws Error of produit 5.4 without an agency */
export async function createVoyage(
  call: Call,
  fields: Fields & { agence?: string },
): Promise<VoyageGestion['voyage']> {
  invariant(fields.agence, 'Missing agence...')
  return (await call('POST /api/voyages/create', { body: toForm(fields) })).data
}

/** An empty change succeeds without a request. */
export async function updateVoyage(
  call: Call,
  { id, fields, version }: { id: Id; fields: Fields; version: number | undefined },
): Promise<VoyageGestion | null> {
  invariant(id, 'Missing sejour id to update...')
  if (!Object.keys(fields).length) return null
  const body = toVersionedForm(fields, version)
  return (await call('POST /api/voyages/update/{id}', { params: { id }, body })).data
}

export const needVoyage = (part: Part, id: Id): void =>
  invariant(id, `Missing sejour id to add ${part}...`)

export const needPart = (part: Part, id: Id, part_id: Id): void =>
  invariant(id && part_id, `Missing sejour id or ${part} id...`)
