import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { ResilientPool } from './resilient-pool.ts'

function frame(letter: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(letter), length, body])
}
const ALLOWED = frame('R', Buffer.alloc(4))
const READY = frame('Z', Buffer.from('I'))
const FATAL = frame('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0'))

it('a pool survives a server that closes right after the handshake', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => socket.end(Buffer.concat([ALLOWED, READY, FATAL])))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const pool = new ResilientPool({ host: '127.0.0.1', port, user: 'foulee', database: 'foulee' })
  pool.on('error', () => {})
  const client = await pool.connect()
  await expect(client.query('select 1')).rejects.toThrow('not queryable')
  client.release()
  expect(pool.totalCount).toBe(0)
  await pool.end()
  server.close()
})
