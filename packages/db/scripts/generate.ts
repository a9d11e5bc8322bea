import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * `npm run db:generate -- --name what-it-does`: generates a migration from the newest snapshot.
 * Older snapshots are deleted, as each holds the whole schema and only the newest is read.
 */
const { status } = spawnSync('drizzle-kit', ['generate', ...process.argv.slice(2)], {
  cwd: fileURLToPath(new URL('../', import.meta.url)),
  stdio: 'inherit',
})
if (status === 0) {
  const meta = new URL('../src/migrations/meta/', import.meta.url)
  const snapshots = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'))
  for (const name of snapshots.toSorted().slice(0, -1)) rmSync(new URL(name, meta))
}
process.exit(status ?? 1)
