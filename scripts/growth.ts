const neverWoken = new Int32Array(new SharedArrayBuffer(4))

/**
 * Milliseconds of this thread's processor: what else the machine does counts little. The system keeps its account of a
 * thread each time it lets another one run, and else every four milliseconds: hence the wait, for long enough to be one.
 */
const spent = () => {
  Atomics.wait(neverWoken, 0, 0, 0.1)
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/**
 * Signs of each length that is tried: a reader that takes the cube is seen before it takes minutes. The longest shows
 * what twice its length would, for half the time: the square takes a quarter there, hence `ENOUGH_MS`, and is a lesser
 * part of what a reader takes in all, hence `MOST`.
 */
const LENGTHS = [500, 2_000, 16_000]
/** A reader that is done within this is fast, whatever the next one takes. */
const ENOUGH_MS = 7.5
/** Four times the length takes four times as long, and sixteen times where nothing but the square counts. */
const MOST = 7
const TRIES = 3

function timeOnce(read: (text: string) => unknown, text: string): number {
  const before = spent()
  read(text)
  return spent() - before
}

const timeBest = (read: (text: string) => unknown, text: string) =>
  Math.min(...Array.from({ length: TRIES }, () => timeOnce(read, text)))

/** Read within `ENOUGH_MS` by the clock, which costs nothing to look at and is never ahead of the processor. */
function isReadSoon(read: (text: string) => unknown, text: string): boolean {
  const before = performance.now()
  read(text)
  return performance.now() - before < ENOUGH_MS
}

/**
 * The growth of a reader's time for a text that is four times as long, where that takes long at all; 0 for one
 * that grows with the text, or whatever is never slow.
 * @param make the text of a length, hostile to the reader
 * @param most the growth that is forgiven
 */
export function measureGrowth(
  read: (text: string) => unknown,
  make: (length: number) => string,
  most = MOST,
): number {
  for (const length of LENGTHS) {
    if (isReadSoon(read, make(length))) continue
    const growth = leastGrowth(read, make(length), make(length / 4), most)
    if (growth > most) return growth
  }
  return 0
}

/**
 * The least of a few measurements: memory that is tidied up, or a busy machine, slow down one of them. The long text is
 * read once at first, which makes growth look larger and never smaller.
 */
function leastGrowth(
  read: (text: string) => unknown,
  long: string,
  short: string,
  most: number,
): number {
  let least = Infinity
  for (let turn = 0; turn < TRIES && least > most; turn++) {
    const spentOnLong = turn === 0 ? timeOnce(read, long) : timeBest(read, long)
    if (spentOnLong < ENOUGH_MS) return 0
    least = Math.min(least, spentOnLong / Math.max(0.01, timeBest(read, short)))
  }
  return least
}
