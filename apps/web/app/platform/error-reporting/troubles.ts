import { createEventBuffer } from '#platform/analytics/event-buffer.ts'

export const troubles = createEventBuffer<unknown>(5)
