/**
 * Raised before a call that could not succeed (produit 5.4), in words for developers: a page that is right
 * never gets there.
 * @throws Error with `message` when nothing stands in `value`
 */
export function need(value: unknown, message: string): asserts value {
  if (!value) throw new Error(message)
}
