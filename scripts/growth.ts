/** Milliseconds of this thread's processor: what else the machine does counts little. */
const spent = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Signs of each length that is tried: a reader that takes the cube is seen before it takes minutes. */
const LENGTHS = [500, 2_000, 8_000, 32_000]
/** A reader that is done within this is fast, whatever the next one takes. */
const ENOUGH_MS = 30
/** Four times the length takes four times as long, and sixteen times where it is the square. */
const MOST = 9
const TRIES = 3

function timeOnce(read: (text: string) => unknown, text: string): number {
  const before = spent()
  read(text)
  return spent() - before
}

const timeBest = (read: (text: string) => unknown, text: string) =>
  Math.min(...Array.from({ length: TRIES }, () => timeOnce(read, text)))

/**
 * The growth of a reader's time for a text that is four times as long, where that takes long at all; 0 for one
 * that grows with the text, or whatever is never slow.
 * @param make the text of a length, hostile to the reader
 */
export function measureGrowth(
  read: (text: string) => unknown,
  make: (length: number) => string,
): number {
  for (const length of LENGTHS) {
    if (timeOnce(read, make(length)) < ENOUGH_MS) continue
    const growth = leastGrowth(read, make(length), make(length / 4))
    if (growth > MOST) return growth
  }
  return 0
}

/** The least of a few measurements: memory that is tidied up, or a busy machine, slow down one of them. */
function leastGrowth(read: (text: string) => unknown, long: string, short: string): number {
  let least = Infinity
  for (let turn = 0; turn < TRIES && least > MOST; turn++) {
    const spentOnLong = timeBest(read, long)
    if (spentOnLong < ENOUGH_MS) return 0
    least = Math.min(least, spentOnLong / Math.max(0.01, timeBest(read, short)))
  }
  return least
}
