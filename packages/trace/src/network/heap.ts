type Entry = { node: number; cost: number }

/** Binary heap, the lowest cost first. */
export function createHeap() {
  const entries: Entry[] = []
  const costAt = (index: number) => entries[index]?.cost ?? Infinity
  const swap = (a: number, b: number) => {
    const [left, right] = [entries[a], entries[b]]
    if (!left || !right) return
    entries[a] = right
    entries[b] = left
  }
  return {
    push(node: number, cost: number) {
      entries.push({ node, cost })
      let index = entries.length - 1
      for (let up = (index - 1) >> 1; index > 0 && costAt(up) > cost; up = (index - 1) >> 1) {
        swap(index, up)
        index = up
      }
    },
    pop(): Entry | null {
      const first = entries[0]
      const last = entries.pop()
      if (!first || !last) return null
      if (entries.length === 0) return first
      entries[0] = last
      for (let index = 0; ; ) {
        const left = 2 * index + 1
        const low = costAt(left + 1) < costAt(left) ? left + 1 : left
        if (costAt(low) >= costAt(index)) return first
        swap(index, low)
        index = low
      }
    },
  }
}
