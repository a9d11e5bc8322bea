import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { answer } from './contender.ts'

/**
 * In a worker thread like the server. Its heap is bounded, as V8 otherwise keeps the arrays of
 * earlier tracks up to 64 MB.
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
