import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { answer } from './contender.ts'

/**
 * In a worker thread, so that nobody waits meanwhile. Its heap is bounded: otherwise V8 keeps the
 * arrays of earlier tracks until they are 64 MB.
 */
const worker = new Worker(new URL('foulee-worker.ts', import.meta.url), {
  resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 },
})
await once(worker, 'online')
await once(worker, 'message')

answer(async (path) => {
  worker.postMessage(path)
  const [found] = await once(worker, 'message')
  return found
})
