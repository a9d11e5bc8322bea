import { createIdempotencyKeys } from '@foulee/contract/shared/idempotency-keys'

/** Shared by the client and by uploads with progress. */
export const idempotencyKeys = createIdempotencyKeys()
