/** FNV-1a, 32 bits: deterministic hash. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (const char of text) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  }
  return hash >>> 0
}

/** mulberry32: deterministic numbers in [0, 1) from a seed. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const smooth = (t: number) => t * t * (3 - 2 * t)

/** Value noise in [0, 1]: random heights on a periodic 16 × 16 lattice, smoothly interpolated. */
export function valueNoise(random: () => number): (x: number, y: number) => number {
  const lattice = Array.from({ length: 256 }, random)
  const at = (x: number, y: number) => lattice[(x & 15) + ((y & 15) << 4)] ?? 0
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const [u, v] = [smooth(x - left), smooth(y - top)]
    const north = at(left, top) * (1 - u) + at(left + 1, top) * u
    const south = at(left, top + 1) * (1 - u) + at(left + 1, top + 1) * u
    return north * (1 - v) + south * v
  }
}
