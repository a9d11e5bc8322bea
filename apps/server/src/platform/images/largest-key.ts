import { getImageKeys } from '@foulee/domain/shared/image'

/**
 * The key of a picture in its largest size.
 * @param isReady whether there is more than the smallest size
 */
export function getLargestKey(
  folder: string | null | undefined,
  isReady = true,
): string | undefined {
  const keys = getImageKeys(folder ?? '').filter((key) => key.endsWith('.webp'))
  return isReady ? keys.at(-1) : keys[0]
}
