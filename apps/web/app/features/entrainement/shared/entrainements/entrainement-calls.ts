import type { Call } from '@foulee/contract/shared/call'
import { invariant } from '#kit/editor/invariant.ts'

/**
 * Updates a training.
 * @throws Error of produit 5.4 without an id
 */
export async function updateEntrainement(
  call: Call,
  { id, body }: { id: number | undefined; body: FormData },
) {
  invariant(id, 'Missing training id to update...')
  return call('POST /api/training/update/{id}', { params: { id }, body })
}

/**
 * Deletes a training.
 * @returns the body that restores it
 * @throws Error of produit 5.4 without an id
 */
export async function removeEntrainement(call: Call, id: number | undefined) {
  invariant(id, 'Missing training id to delete...')
  return call('POST /api/training/del/{id}', { params: { id } })
}
