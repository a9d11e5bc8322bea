import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Started } from './processes.ts'

/** Where members sit, and what they listen for. */
export type Seats = { origins: string[]; tokens: string[]; mark: string }
export type Order = 'read' | 'forget' | 'close'

/** Members who listen, in a thread beside those who speak and measure. */
export type Audience = {
  /**
   * Of each delivery since the last `forget`: milliseconds from saying to hearing where the mark says
   * when it was said, otherwise the moment at which it was heard.
   */
  read: () => Promise<Float64Array>
  forget: () => void
  close: () => Promise<void>
}

/** Events of a type that say when they were said, as `kind`. */
export const SAID = '"kind":"'
/** What the feed's followers are told, which says nothing. */
export const FEED = 'event: fil\n'

/** The moment, as every process of this machine knows it. */
export const wall = () => performance.timeOrigin + performance.now()

/** Opens a stream for each token, on the servers in turn. */
export async function gather(
  servers: readonly Started[],
  { tokens, mark }: { tokens: string[]; mark: string },
): Promise<Audience> {
  const seats: Seats = { origins: servers.map(({ origin }) => origin), tokens, mark }
  const thread = new Worker(new URL('./listeners.thread.ts', import.meta.url), {
    workerData: seats,
  })
  const tell = (order: Order) => thread.postMessage(order)
  // Rejects when a server refuses one of them.
  await once(thread, 'message')
  return {
    read: async () => {
      tell('read')
      const [heard] = await once(thread, 'message')
      return heard as Float64Array
    },
    forget: () => tell('forget'),
    close: async () => {
      tell('close')
      await thread.terminate()
    },
  }
}
