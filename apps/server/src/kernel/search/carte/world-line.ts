/**
 * A line on the map of the world: x and y by turns, in units of which 2^30 go round the world (4 cm).
 */
export type WorldLine = Int32Array

/** What a key, an array and its tag take. */
const AROUND = 500

/** Bytes that the lines of a route take in memory. */
export const weighLines = (lines: readonly WorldLine[]): number =>
  lines.reduce((sum, { byteLength }) => sum + byteLength, AROUND)
