import { createRelay } from '#platform/analytics/relay.ts'

export const troubles = createRelay<unknown>(5)
