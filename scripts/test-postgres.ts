import { conclude, runVitest, say } from './steps.ts'

/** `npm run test:postgres`: the API tests on the PostgreSQL of `DATABASE_URL`. */
const url = process.env.DATABASE_URL
if (!url) {
  say('Indiquez DATABASE_URL : un PostgreSQL ≥ 15 avec PostGIS, où l’on peut créer des bases.')
  process.exit(1)
}
conclude([
  runVitest('Tests API sur PostgreSQL', ['api'], { ...process.env, TEST_DATABASE_URL: url }),
])
