import { startCluster } from '@foulee/testing/cluster'
import { conclude, runVitest, say } from './steps.ts'

/**
 * `npm run test:postgres`: the API tests on the PostgreSQL of `DATABASE_URL`, or on one of their own;
 * then those that stop, freeze and kill theirs.
 */
const given = process.env.DATABASE_URL
const cluster = given ? null : await openCluster()
const url = given ?? cluster?.urlOf('postgres')
const totals = [
  runVitest('Tests API sur PostgreSQL', ['api'], { ...process.env, TEST_DATABASE_URL: url }),
  runVitest('Tests de PostgreSQL qui s’absente', ['postgres']),
]
await cluster?.stop()
conclude(totals)

async function openCluster() {
  try {
    return await startCluster()
  } catch (cause) {
    const text = cause instanceof Error ? cause.message : String(cause)
    say(
      'Installez PostgreSQL ≥ 15 avec PostGIS, ou donnez dans DATABASE_URL un serveur où l’on peut',
    )
    say(`créer des bases. (${text})`)
    process.exit(1)
  }
}
