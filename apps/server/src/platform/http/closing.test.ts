import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it, vi } from 'vitest'
import { testApp } from '#test/test-app.ts'

it('a stopping server answers requests on a busy connection, then closes it', async () => {
  const { app } = await testApp()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  const socket = connect(port, '127.0.0.1')
  const said = text(socket)
  const begun = once(app.server, 'request')
  socket.write(
    'POST /api/auth/exist HTTP/1.1\r\nHost: foulee.example\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n',
  )
  await begun
  const closed = app.close()
  await vi.waitFor(() => expect(app.server.listening).toBe(false))
  socket.write('{}GET /api/sante HTTP/1.1\r\nHost: foulee.example\r\n\r\n')
  const last = (await said).split('HTTP/1.1 ').at(-1)
  expect(last).toMatch(/^200 /)
  expect(last).toMatch(/\r\nconnection: close\r\n/i)
  await closed
})
