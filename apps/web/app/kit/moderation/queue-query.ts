/** A queue is asked when it is opened and by hand: no card leaves by itself (0083). */
export const ONLY_WHEN_ASKED = { gcTime: 0, refetchOnReconnect: false } as const

/** How many wait in each queue: asked again after each answer, as the queue itself is not. */
export const COUNTS = { queryKey: ['en-attente'] } as const
