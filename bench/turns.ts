/** How long one thing at a time keeps the others of this process waiting. */
export type Turns = {
  /** @returns the most processor time, in ms, that this thread spent between two turns of its loop */
  stop: () => number
}

const readCpuMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Processor time, not the clock's: a machine that does other things beside would count as well. */
export function createTurns(): Turns {
  let last = readCpuMs()
  let most = 0
  const turn = () => {
    const now = readCpuMs()
    most = Math.max(most, now - last)
    last = now
  }
  const timer = setInterval(turn, 1)
  return {
    stop: () => {
      turn()
      clearInterval(timer)
      return most
    },
  }
}
