import { isApiError } from '@foulee/contract/shared/call-error'

/** Account suspended by staff: the only way is to write to them. */
export const isSuspended = (error: unknown): boolean =>
  isApiError(error) && error.code === 'compte_suspendu'
