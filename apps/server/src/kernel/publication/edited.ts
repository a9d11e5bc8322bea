import type { ErrorCode } from '@foulee/contract/shared/error-catalogue'

/**
 * Where the saves and the moves of one kind of thing are kept, when several people edit it. Names are
 * ours, never a caller's.
 */
export type Edited = {
  /** The table of the things, with `version` and `updated_at`. */
  table: string
  /** Every save of a section: as `course_versions`. */
  versions: string
  /** Every move of the publication: as `course_journal`. */
  journal: string
  /** What names the thing in both. */
  key: string
  missing: ErrorCode
}
