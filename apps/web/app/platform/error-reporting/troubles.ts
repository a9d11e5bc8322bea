import { createRelay } from '#platform/analytics/relay.ts'

/** Rendering errors, buffered for the error report. */
export const troubles = createRelay<unknown>(5)
