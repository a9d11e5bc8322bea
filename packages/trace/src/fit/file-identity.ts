/**
 * Identity of a FIT file: a watch treats two files with the same pair as one, and keeps the last.
 */
export type FileIdentity = { serialNumber: number; timeCreated: Date }

const EARLIEST = Date.UTC(2020, 0, 1)
const TWO_YEARS_S = 2 * 365 * 86_400

/**
 * Deterministic file identity. The time is derived too, so that it reveals nothing.
 * @param key identifies the content: URL, or the whole content
 */
export function identifyFile(key: string): FileIdentity {
  const serialNumber = hash32(key) || 1
  return {
    serialNumber,
    timeCreated: new Date(EARLIEST + (serialNumber % TWO_YEARS_S) * 1000),
  }
}

/** FNV-1a, 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/). */
function hash32(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}
