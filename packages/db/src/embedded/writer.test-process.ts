import { connectEmbedded } from '../connect.ts'

/** Started by `folder.exercice.test.ts`: writes until killed. */
const { db } = await connectEmbedded(process.argv[2] ?? null)
await db.$client.query(
  'create table if not exists t (n int primary key generated always as identity)',
)
for (;;) {
  const { rows } = await db.$client.query('insert into t default values returning n')
  process.stdout.write(`${rows[0].n}\n`)
}
