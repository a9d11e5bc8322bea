import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connectPostgres } from '@foulee/db/connect'
import pg from 'pg'
import { buildApp } from '../../apps/server/src/app.ts'
import { readConfig } from '../../apps/server/src/platform/config/config.ts'
import type { BenchRequest } from '../load.ts'
import { recordStatements, type Statement } from '../recorded-statements.ts'

/**
 * Minimal server of a call: node:http and pg sending the same statements in sequence, without
 * validation, returning raw rows. The statements are captured from the application at start.
 * `REQUESTS` is a file of named requests; `/{name}` replays the last of them.
 */
const { DATABASE_URL = '', REQUESTS = '', PORT } = process.env
const requests: Record<string, BenchRequest[]> = JSON.parse(readFileSync(REQUESTS, 'utf8'))

async function recordServerStatements(): Promise<Map<string, Statement[]>> {
  const connection = await connectPostgres(DATABASE_URL, 1)
  const config = readConfig({ ...process.env, LOG_LEVEL: 'error' })
  const app = await buildApp({ config, connection, clock: () => new Date() })
  await app.ready()
  const found = new Map<string, Statement[]>()
  for (const [name, calls] of Object.entries(requests)) {
    for (const { method, path, headers, body } of calls) {
      const heard = await recordStatements(async () => {
        const answer = await app.inject({
          method,
          url: path,
          headers,
          ...(body && { payload: body }),
        })
        if (answer.statusCode !== 200) throw new Error(`${path} : ${answer.body}`)
      })
      found.set(name, heard)
    }
  }
  await app.close()
  await connection.close()
  return found
}

const statements = await recordServerStatements()
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10, options: '-c jit=off' })

async function answer(url = ''): Promise<string> {
  const own = statements.get(url.slice(1))
  if (!own) return '{}'
  const client = await pool.connect()
  try {
    const rows: unknown[] = []
    for (const statement of own) rows.push((await client.query(statement)).rows)
    return JSON.stringify(rows)
  } finally {
    client.release()
  }
}

createServer((request, response) => {
  answer(request.url).then(
    (body) => response.writeHead(200, { 'content-type': 'application/vnd.api+json' }).end(body),
    (cause) => response.writeHead(500).end(String(cause)),
  )
}).listen(Number(PORT), '127.0.0.1')
