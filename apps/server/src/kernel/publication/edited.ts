import type { ErrorCode } from '@foulee/contract/shared/error-catalogue'

/**
 * Version and journal tables of a kind with several editors. Names come from the code, never user
 * input.
 */
export type Edited = {
  /** With `version` and `updated_at`. */
  table: string
  /** One row per saved section, as `course_versions`. */
  versions: string
  /** One row per transition, as `course_journal`. */
  journal: string
  /** Foreign key in both. */
  key: string
  missing: ErrorCode
}
