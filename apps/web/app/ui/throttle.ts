type Throttled = { call: () => void; cancel: () => void }

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
