/** Event buffer for a listener whose script is loaded later. */
type Relay<T> = { emit: (item: T) => void; listen: (listener: (item: T) => void) => void }

export function createEventBuffer<T>(max = 50): Relay<T> {
  const waiting: T[] = []
  let buffer = (item: T) => {
    if (waiting.length < max) waiting.push(item)
  }
  return {
    emit: (item) => buffer(item),
    listen: (listener) => {
      buffer = listener
      waiting.splice(0).forEach(listener)
    },
  }
}
