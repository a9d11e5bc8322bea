/**
 * Precondition of a call that would be refused (produit 5.4); the message is for developers.
 * @throws Error with `message` when `value` is empty
 */
export function invariant(value: unknown, message: string): asserts value {
  if (!value) throw new Error(message)
}
