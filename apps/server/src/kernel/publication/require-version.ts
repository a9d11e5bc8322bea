import { ApiError } from '@foulee/contract/shared/errors'

/** Refuses to overwrite what another window saved since; whoever names no version overwrites it. @throws ApiError `version_depassee` */
export function requireVersion(before: { version: number }, version: number | undefined): void {
  if (version !== undefined && version !== before.version) throw new ApiError('version_depassee')
}
