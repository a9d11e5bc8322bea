/** The identity of a FIT file: a watch takes two files with the same pair for one, and keeps the last. */
export type FileIdentity = { serialNumber: number; timeCreated: Date }

const EARLIEST = Date.UTC(2020, 0, 1)
const TWO_YEARS_S = 2 * 365 * 86_400

/**
 * The identity of the file of a thing: the same each time that it is written, another for another thing. The time
 * is made up, so that it tells of nobody.
 * @param key what names the thing, its address or its whole content
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
