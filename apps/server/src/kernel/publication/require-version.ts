import { ApiError } from '@foulee/contract/shared/errors'

/**
 * Optimistic locking: rejects a save based on an older version; without a version it overwrites.
 * @throws ApiError `version_depassee`
 */
export function requireVersion(before: { version: number }, version: number | undefined): void {
  if (version !== undefined && version !== before.version) throw new ApiError('version_depassee')
}
