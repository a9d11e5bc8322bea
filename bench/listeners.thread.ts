import { connect, type Socket } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import type { Order, Seats } from './listeners.ts'

/**
 * Stream clients on bare sockets in their own thread: cheap, and without delaying the measuring
 * process.
 */
const { origins, tokens, mark } = workerData as Seats
const MARK = Buffer.from(mark)
const OPENED = 'event: ouverture'
const AT_ONCE = 50

const wall = () => performance.timeOrigin + performance.now()

let arrivals: number[] = []
const sockets: Socket[] = []

function recordArrival(bytes: Buffer): void {
  const now = wall()
  for (let at = bytes.indexOf(MARK); at >= 0; at = bytes.indexOf(MARK, at + MARK.length)) {
    const start = at + MARK.length
    const sentAt = Number(bytes.toString('latin1', start, bytes.indexOf(0x22, start)))
    arrivals.push(Number.isNaN(sentAt) ? now : now - sentAt)
  }
}

function listen(origin: string, token: string): Promise<void> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    let opened: string | null = ''
    const read = (bytes: Buffer) => {
      // Events are short and written at once: never split on the loopback.
      if (opened === null) return recordArrival(bytes)
      opened += bytes.toString('latin1')
      if (!opened.startsWith('HTTP/1.1 200')) reject(new Error(opened))
      else if (opened.includes(OPENED)) {
        opened = null
        resolve()
      }
    }
    const socket = connect({
      host: hostname,
      port: Number(port),
      // Shared read buffer, as data is consumed at once.
      onread: {
        buffer: SHARED,
        callback: (length, buffer) => {
          read(Buffer.from(buffer.buffer, buffer.byteOffset, length))
          return true
        },
      },
    })
    socket.on('error', reject)
    socket.write(`GET /api/flux HTTP/1.1\r\nHost: banc\r\nAuthorization: Bearer ${token}\r\n\r\n`)
    sockets.push(socket)
  })
}
const SHARED = Buffer.alloc(64 * 1024)

parentPort?.on('message', (order: Order) => {
  if (order === 'close') {
    for (const socket of sockets) socket.destroy()
    parentPort?.close()
    return
  }
  if (order === 'read') parentPort?.postMessage(Float64Array.from(arrivals))
  if (order === 'forget') arrivals = []
})

for (let from = 0; from < tokens.length; from += AT_ONCE) {
  const batch = tokens.slice(from, from + AT_ONCE)
  await Promise.all(
    batch.map((token, n) => listen(origins[(from + n) % origins.length] ?? '', token)),
  )
}
parentPort?.postMessage('open')
