export type ReadLimits = {
  maxBytes: number
  maxPoints: number
  maxWaypoints: number
}

export const READ_LIMITS: ReadLimits = {
  maxBytes: 64 * 1024 * 1024,
  maxPoints: 1_000_000,
  maxWaypoints: 10_000,
}

/** Readers leave heart rate, cadence and power out unless they are wanted. */
export type SensorOptions = {
  hasSensors?: boolean | undefined
  /** Without a position, an activity that tells its time and distance is a track without line. */
  takesIndoor?: boolean | undefined
}

/** Nesting limit; usual files stay below 12. */
export const MAX_DEPTH = 64
/** Characters without a tag, comments and attribute values included. */
export const MAX_TEXT = 1_048_576
export const MAX_NAME = 200
export const MAX_DESCRIPTION = 10_000
