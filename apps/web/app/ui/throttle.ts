type Throttled = { call: () => void; cancel: () => void }

/**
 * Runs `action` at once, then at most once every `delay` milliseconds; a call made meanwhile is
 * honoured at the end of the delay, so that the last state is never missed.
 */
export function throttle(action: () => void, delay: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isPending = false
  const run = () => {
    isPending = false
    action()
    timer = setTimeout(() => {
      timer = undefined
      if (isPending) run()
    }, delay)
  }
  return {
    call() {
      if (timer === undefined) run()
      else isPending = true
    },
    cancel() {
      clearTimeout(timer)
      timer = undefined
      isPending = false
    },
  }
}
