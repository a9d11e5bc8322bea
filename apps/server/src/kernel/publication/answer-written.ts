import { ApiError } from '@foulee/contract/shared/errors'

/**
 * The answer of a call that wrote one of several things: the thing itself (produit 1.2) and beside it, in
 * `ensemble`, all of them as its page shows them then.
 * @throws ApiError `objet_introuvable` when somebody took it away meanwhile
 */
export function answerWritten<T extends { id: number }, E>(
  all: readonly T[],
  id: number,
  ensemble: E,
): { id: number; data: T & { ensemble: E } } {
  const written = all.find((one) => one.id === id)
  if (!written) throw new ApiError('objet_introuvable')
  return { id, data: { ...written, ensemble } }
}
