/** Fetched on opening and on demand: no card disappears by itself (0083). */
export const NO_AUTO_REFETCH = { gcTime: 0, refetchOnReconnect: false } as const

/** Counts of the queues: refetched after each decision, unlike the queues. */
export const COUNTS = { queryKey: ['en-attente'] } as const
