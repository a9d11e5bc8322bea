import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Started } from './processes.ts'

/** Members who listen, on bare sockets: what reads must cost little beside what is measured. */
export type Audience = {
  /** Milliseconds from saying to hearing, of each delivery since the last `forget`. */
  delays: number[]
  forget: () => void
  close: () => void
}

const MARK = Buffer.from('"kind":"')
const OPENED = 'event: ouverture'

/** Opens a stream for each token, on the servers in turn. */
export async function gather(
  servers: readonly Started[],
  tokens: readonly string[],
): Promise<Audience> {
  const audience = { delays: [] as number[] }
  const sockets: Socket[] = []
  // Some at a time, as browsers come.
  for (let from = 0; from < tokens.length; from += 50) {
    const some = tokens.slice(from, from + 50).map((token, n) => {
      const server = servers[(from + n) % servers.length]
      return listen(new URL(server?.origin ?? ''), token, audience)
    })
    sockets.push(...(await Promise.all(some)))
  }
  return {
    get delays() {
      return audience.delays
    },
    forget: () => {
      audience.delays = []
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}

async function listen(
  { hostname, port }: URL,
  token: string,
  audience: { delays: number[] },
): Promise<Socket> {
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write(`GET /api/flux HTTP/1.1\r\nHost: banc\r\nAuthorization: Bearer ${token}\r\n\r\n`)
  let opened = ''
  while (!opened.includes(OPENED)) {
    const [bytes] = (await once(socket, 'data')) as [Buffer]
    opened += bytes.toString()
    if (!opened.startsWith('HTTP/1.1 200')) throw new Error(opened)
  }
  // Events are short, and a piece is written whole: none is cut in two on the loopback.
  socket.on('data', (piece) => {
    const bytes = piece as Buffer
    const now = performance.timeOrigin + performance.now()
    for (let at = bytes.indexOf(MARK); at >= 0; at = bytes.indexOf(MARK, at + MARK.length)) {
      const start = at + MARK.length
      audience.delays.push(
        now - Number(bytes.toString('latin1', start, bytes.indexOf(0x22, start))),
      )
    }
  })
  socket.on('error', () => undefined)
  return socket
}
