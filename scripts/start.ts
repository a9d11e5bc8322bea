import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** `npm start`: builds the web application when it is not built, then serves. */
const root = new URL('../', import.meta.url)
const built = ['apps/web/build/server/index.js', 'apps/admin/build/index.html']
if (!built.every((file) => existsSync(new URL(file, root)))) {
  process.stdout.write('Construction de l’application web…\n')
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' })
}
await import('../apps/server/src/main.ts')
