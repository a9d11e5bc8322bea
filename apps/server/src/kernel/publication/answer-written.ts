import { ApiError } from '@foulee/contract/shared/errors'

/**
 * Answer after writing one item of a list: the item (produit 1.2), and in `ensemble` the whole list
 * as its page shows it.
 * @throws ApiError `objet_introuvable` when the item was deleted meanwhile
 */
export function answerWritten<T extends { id: number }, E>(
  all: readonly T[],
  id: number,
  ensemble: E,
): { id: number; data: T & { ensemble: E } } {
  const written = all.find((item) => item.id === id)
  if (!written) throw new ApiError('objet_introuvable')
  return { id, data: { ...written, ensemble } }
}
