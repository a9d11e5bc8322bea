import { spawnSync } from 'node:child_process'
import { root } from './steps.ts'

/** `npm run test:all`: `npm test`, then what only PostgreSQL shows. Each says its own totals. */
const runs = ['test', 'test:postgres'].map((name) =>
  spawnSync('npm', ['run', '--silent', name], { cwd: root, stdio: 'inherit' }),
)
process.exit(runs.every(({ status }) => status === 0) ? 0 : 1)
