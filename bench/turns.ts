export type Turns = {
  /** @returns longest CPU time in ms between two turns of the event loop */
  stop: () => number
}

const readCpuMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** CPU time rather than wall time, which includes other processes. */
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
