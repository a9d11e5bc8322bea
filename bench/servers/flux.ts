import { connectPostgres } from '@foulee/db/connect'
import { buildApp } from '../../apps/server/src/app.ts'
import { readConfig } from '../../apps/server/src/platform/config/config.ts'

/** Own server with a single stream subject for all members, without the cost of real sources. */
const config = readConfig({ ...process.env, LOG_LEVEL: 'error' })
const connection = await connectPostgres(process.env.DATABASE_URL ?? '')
const source = {
  findSubjects: async (_: unknown, ids: readonly number[]) =>
    new Map(ids.map((id) => [id, ['banc']])),
}
const clock = () => new Date()
const app = await buildApp({ config, connection, clock, fluxSources: [source] })
await app.listen({ port: config.port, host: '127.0.0.1' })
process.once('SIGTERM', async () => {
  await app.close()
  await connection.close()
  process.exit(0)
})
