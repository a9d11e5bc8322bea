import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { SERVER_ENVIRONMENT } from './server-environment.ts'

/** `npm start`: builds the application when it is not built, then serves. */
const root = new URL('../', import.meta.url)
const SERVER = 'apps/server/build/main.js'
const built = [SERVER, 'apps/web/build/server/index.js', 'apps/admin/build/index.html']
if (!built.every((file) => existsSync(new URL(file, root)))) {
  process.stdout.write('Construction de l’application…\n')
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' })
}

// In a process of its own: what its memory and its threads depend on is read once, as it starts.
const server = spawn(process.execPath, [SERVER], {
  cwd: root,
  env: { ...process.env, ...SERVER_ENVIRONMENT },
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0)
})
