/** Event buffer for a listener whose script is loaded later. */
type Relay<T> = { tell: (item: T) => void; listen: (listener: (item: T) => void) => void }

/** @param max capacity of the buffer; further events are dropped */
export function createEventBuffer<T>(max = 50): Relay<T> {
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
