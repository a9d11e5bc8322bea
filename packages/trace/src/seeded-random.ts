/**
 * Deterministic random numbers by seed, on any machine: for simulations, and to blur a place
 * consistently.
 */

const PRIMES = [2_654_435_761, 1_597_334_677] as const

/** Two 32-bit hashes (cyrb53 of bryc, public domain). */
function hashText(text: string): [number, number] {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    a = Math.imul(a ^ code, PRIMES[0])
    b = Math.imul(b ^ code, PRIMES[1])
  }
  a = Math.imul(a ^ (a >>> 16), 2_246_822_507) ^ Math.imul(b ^ (b >>> 13), 3_266_489_909)
  b = Math.imul(b ^ (b >>> 16), 2_246_822_507) ^ Math.imul(a ^ (a >>> 13), 3_266_489_909)
  return [a >>> 0, b >>> 0]
}

/** Uniform numbers in [0, 1) (sfc32 of Chris Doty-Humphrey, public domain). Not for secrets. */
export function seededRandom(seed: string): () => number {
  let [a, b] = hashText(seed)
  let c = 0x9e3779b9
  let counter = 1
  const next = () => {
    const result = (a + b + counter++) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + result
    return (result >>> 0) / 2 ** 32
  }
  // The first outputs still correlate with the seed.
  for (let round = 0; round < 15; round++) next()
  return next
}

/** Standard normal numbers (Box and Muller 1958). */
export function seededNormal(seed: string): () => number {
  const random = seededRandom(seed)
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}
