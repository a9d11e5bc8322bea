/** What a reader takes before it gives up, so that no file exhausts the machine that opens it. */
export type ReadLimits = {
  /** Bytes of the file, unpacked. */
  maxBytes: number
  /** Points of its tracks and routes. */
  maxPoints: number
  maxWaypoints: number
}

export const READ_LIMITS: ReadLimits = {
  maxBytes: 64 * 1024 * 1024,
  maxPoints: 1_000_000,
  maxWaypoints: 10_000,
}

/** Elements inside one another; what programs write stays under 12. */
export const MAX_DEPTH = 64
/** Characters without a single tag, comment and attribute value included. */
export const MAX_TEXT = 1_048_576
/** Characters kept of a name and of a description. */
export const MAX_NAME = 200
export const MAX_DESCRIPTION = 10_000
