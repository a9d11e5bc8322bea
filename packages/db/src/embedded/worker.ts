import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { type Message, openEngine } from './engine.ts'

/** The engine in its own thread, so that a slow statement does not block HTTP. */
const { folder, snapshot } = workerData as { folder: string | null; snapshot: Uint8Array | null }
const port = parentPort as MessagePort
const answer = await openEngine(folder, snapshot)

port.on('message', async (message: Message) => {
  port.postMessage(await answer(message))
  if (message.kind === 'close') port.close()
})
port.postMessage({ kind: 'ready' })
