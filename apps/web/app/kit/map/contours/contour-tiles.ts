import { type AddProtocolAction, addProtocol } from 'maplibre-gl'
import type { ContourAnswer, ContourHeights, ContourQuestion } from './contour-messages.ts'

const PROTOCOL = 'courbes'

/** Custom protocol: the tiles are computed in the page. */
export const CONTOUR_TILES = `${PROTOCOL}://{z}/{x}/{y}`

type Waiting = { resolve: (tile: ArrayBuffer) => void; reject: (error: Error) => void }

/** Worker from our own URL, so that the CSP can stay at `worker-src 'self'`. */
function startWorker() {
  const worker = new Worker(new URL('./contour-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, Waiting>()
  let last = 0
  const post = (question: ContourQuestion) => worker.postMessage(question)
  const failAll = () => {
    for (const { reject } of waiting.values()) reject(new Error('Lines cannot be drawn here'))
    waiting.clear()
  }
  worker.addEventListener('error', failAll)
  worker.addEventListener('message', ({ data }: MessageEvent<ContourAnswer>) => {
    const query = waiting.get(data.id)
    waiting.delete(data.id)
    if ('tile' in data) query?.resolve(data.tile)
    else query?.reject(new Error(data.failure))
  })
  return {
    tell: (heights: ContourHeights) => post({ heights }),
    draw(z: number, x: number, y: number, signal: AbortSignal): Promise<ArrayBuffer> {
      const id = ++last
      signal.addEventListener('abort', () => post({ id, isAborted: true }), { once: true })
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        post({ id, z, x, y })
      })
    },
  }
}

let started: ReturnType<typeof startWorker> | null = null

export function serveContours(heights: ContourHeights): void {
  const worker = started ?? startWorker()
  worker.tell(heights)
  if (started) return
  started = worker
  const draw: AddProtocolAction = async ({ url }, aborting) => {
    const [z = 0, x = 0, y = 0] = (url.match(/\d+/g) ?? []).map(Number)
    return { data: await worker.draw(z, x, y, aborting.signal) }
  }
  addProtocol(PROTOCOL, draw)
}
