import type { ErrorCode } from '@foulee/contract/shared/error-catalogue'

/**
 * Version and journal tables of a kind with several editors. Names come from the code, never user
 * input.
 */
export type Edited = {
  table: string
  versions: string
  journal: string
  key: string
  missing: ErrorCode
}
