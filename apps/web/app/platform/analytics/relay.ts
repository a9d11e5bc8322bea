/** Hands on what happens to a listener whose script comes later. */
type Relay<T> = { tell: (item: T) => void; listen: (listener: (item: T) => void) => void }

/** @param max how much may wait for the listener: what is beyond is lost */
export function createRelay<T>(max = 50): Relay<T> {
  const waiting: T[] = []
  let hear = (item: T) => {
    if (waiting.length < max) waiting.push(item)
  }
  return {
    tell: (item) => hear(item),
    listen: (listener) => {
      hear = listener
      waiting.splice(0).forEach(listener)
    },
  }
}
