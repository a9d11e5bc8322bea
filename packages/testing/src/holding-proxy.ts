import { connect, createServer, type Socket } from 'node:net'

export type HoldingProxy = {
  /** Database URL through this proxy, which keeps open connections and can delay new ones. */
  url: string
  hold: () => void
  release: () => void
  waiting: () => number
  close: () => void
}

export async function startHoldingProxy(url: string): Promise<HoldingProxy> {
  const target = new URL(url)
  const open = new Set<Socket>()
  const held = new Set<Socket>()
  let isHolding = false

  const join = (socket: Socket) => {
    const onward = connect(Number(target.port), target.hostname)
    open.add(onward)
    socket.pipe(onward).pipe(socket)
    onward.on('error', () => socket.destroy())
    onward.on('close', () => socket.destroy())
    socket.on('close', () => onward.destroy())
  }
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => held.delete(socket))
    if (isHolding) held.add(socket)
    else join(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const through = new URL(url)
  through.port = String((server.address() as { port: number }).port)
  return {
    url: through.href,
    hold: () => {
      isHolding = true
    },
    release: () => {
      isHolding = false
      for (const socket of held) join(socket)
      held.clear()
    },
    waiting: () => held.size,
    close: () => {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}
