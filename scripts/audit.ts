import { spawnSync } from 'node:child_process'
import { readAudit } from './read-audit.ts'
import { root, writeLine } from './steps.ts'

/**
 * `node scripts/audit.ts`: known vulnerabilities of production dependencies. Fails on a severe one;
 * a registry without the audit endpoint is reported without failing.
 */
const PATIENCE_MS = 60_000

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: root,
  encoding: 'utf8',
  timeout: PATIENCE_MS,
})
const { summary, severe } = readAudit(stdout ?? '')
writeLine(`\n▸ Audit des dépendances\n${summary}`)
for (const line of severe) writeLine(`  ${line}`)
process.exit(severe.length ? 1 : 0)
