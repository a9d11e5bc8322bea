import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Started } from './processes.ts'

export type Seats = { origins: string[]; tokens: string[]; mark: string }
export type Order = 'read' | 'forget' | 'close'

export type Audience = {
  /**
   * Per delivery since the last `forget`: milliseconds from sending if the mark contains the time,
   * else arrival time.
   */
  read: () => Promise<Float64Array>
  clear: () => void
  close: () => Promise<void>
}

/** Mark of events that contain their sending time, as `kind`. */
export const KIND_MARK = '"kind":"'
export const FEED = 'event: fil\n'

/** Clock shared by all processes of this machine. */
export const wall = () => performance.timeOrigin + performance.now()

export async function openAudience(
  servers: readonly Started[],
  { tokens, mark }: { tokens: string[]; mark: string },
): Promise<Audience> {
  const seats: Seats = { origins: servers.map(({ origin }) => origin), tokens, mark }
  const thread = new Worker(new URL('./listeners.thread.ts', import.meta.url), {
    workerData: seats,
  })
  const postOrder = (order: Order) => thread.postMessage(order)
  await once(thread, 'message')
  return {
    read: async () => {
      postOrder('read')
      const [heard] = await once(thread, 'message')
      return heard as Float64Array
    },
    clear: () => postOrder('forget'),
    close: async () => {
      postOrder('close')
      await thread.terminate()
    },
  }
}
