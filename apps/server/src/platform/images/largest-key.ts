import { getImageKeys } from '@foulee/domain/shared/image'

/** @param isReady whether more than the smallest size exists */
export function getLargestKey(
  folder: string | null | undefined,
  isReady = true,
): string | undefined {
  const keys = getImageKeys(folder ?? '').filter((key) => key.endsWith('.webp'))
  return isReady ? keys.at(-1) : keys[0]
}
