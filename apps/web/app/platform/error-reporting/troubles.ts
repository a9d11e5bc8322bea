import { createRelay } from '#platform/analytics/relay.ts'

/** What pages could not show, for the report of errors when there is one. */
export const troubles = createRelay<unknown>(5)
