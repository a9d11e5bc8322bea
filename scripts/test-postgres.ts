import { onPostgres, openTestCluster } from './test-cluster.ts'
import { checkRows, conclude, runVitest } from './test-runs.ts'

/**
 * `npm run test:postgres`: API tests on PostgreSQL of `DATABASE_URL` or on their own, then those
 * that stop, freeze and kill theirs.
 */
const databaseUrl = process.env.DATABASE_URL
const cluster = databaseUrl ? null : await openTestCluster()
const url = databaseUrl ?? cluster?.urlOf('postgres') ?? ''
const parts = [
  await runVitest('API sur PostgreSQL', ['api'], onPostgres(url)),
  await checkRows(),
  await runVitest('Bases et serveurs que l’on arrête', ['postgres']),
]
await cluster?.stop()
conclude(parts)
