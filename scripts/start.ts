import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from './server-environment.ts'

const root = new URL('../', import.meta.url)
const SERVER = 'apps/server/build/main.js'
const PARTS = [
  { what: 'du serveur', workspace: '@foulee/server', made: SERVER },
  { what: 'des pages', workspace: '@foulee/web', made: 'apps/web/build/server/index.js' },
  { what: 'du back-office', workspace: '@foulee/admin', made: 'apps/admin/build/index.html' },
]

/** Reports the duration; tool output only on failure. */
function build({ what, workspace }: (typeof PARTS)[number]): void {
  process.stdout.write(`Construction ${what}… `)
  const start = performance.now()
  const args = ['run', '--silent', 'build', '-w', workspace]
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) {
    process.stdout.write(`échec\n${stdout}${stderr}`)
    process.exit(1)
  }
  process.stdout.write(`${Math.round((performance.now() - start) / 1000)} s\n`)
}

for (const part of PARTS) if (!existsSync(new URL(part.made, root))) build(part)

// Own process, as memory and thread settings are read at startup.
const server = spawn(process.execPath, [...SERVER_FLAGS, SERVER], {
  cwd: root,
  env: { ...process.env, ...SERVER_ENVIRONMENT },
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0)
})
