import { createServer } from 'node:http'
import { DEMO_PASSWORD } from '@foulee/db/demo/cast'
import { verify } from '@node-rs/argon2'
import { hashPassword } from '../../apps/server/src/features/membres/session/passwords.ts'

/**
 * Minimal password check: node:http and Argon2 with equal threads and cost, without account,
 * session or queue.
 */
const stored = await hashPassword(DEMO_PASSWORD)

createServer((request, response) => {
  if (request.method !== 'POST') return void response.end('{}')
  verify(stored, DEMO_PASSWORD).then(
    (isRight) => response.writeHead(isRight ? 200 : 500).end('{}'),
    (cause) => response.writeHead(500).end(String(cause)),
  )
}).listen(Number(process.env.PORT), '127.0.0.1')
