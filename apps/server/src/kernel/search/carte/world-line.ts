/** Alternating x and y in world units (2^30 around the globe, 4 cm each). */
export type WorldLine = Int32Array

const AROUND = 500

export const weighLines = (lines: readonly WorldLine[]): number =>
  lines.reduce((sum, { byteLength }) => sum + byteLength, AROUND)
