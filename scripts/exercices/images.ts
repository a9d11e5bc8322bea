import { spawnSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '@foulee/testing/free-port'
import { hasPodman, openPodman, type Podman } from '../images/podman.ts'
import { root, writeLine } from '../steps.ts'
import { signIn } from './sign-in.ts'

/**
 * Drill of `compose.yaml` with the images of `npm run images -- --debian`: the site serves the demo
 * data without root on a read-only file system, backs itself up from inside, stops on request, and
 * keeps its data over a restart. Everything is removed afterwards.
 */
const PROJECT = 'foulee-exercice'
const STORAGE = 'localhost/foulee-stockage'
const PATIENCE_MS = 180_000
const BACKUP = ['node', 'apps/server/build/sauvegarde.js']
const RESTORE = ['restauration', 'derniere', '--remplacer']
const started = performance.now()
const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`

const port = await findFreePort()
const origin = `http://localhost:${port}`
const settings = {
  PORT: String(port),
  PUBLIC_URL: origin,
  TRUST_PROXY: '0',
  IMAGE_STOCKAGE: STORAGE,
  // Fixed credentials of the test storage.
  AWS_ACCESS_KEY_ID: 'foulee:medias',
  AWS_SECRET_ACCESS_KEY: 'secret',
  POSTGRES_PASSWORD: 'exercice',
  SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
  DEMO: '1',
  MAP: 'embarque',
}

function compose({ env }: Podman, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(
    'podman-compose',
    ['--project-name', PROJECT, '--file', 'compose.yaml', ...args],
    { cwd: root, env: { ...env, ...settings }, encoding: 'utf8' },
  )
  if (status === 0) return stdout
  throw new Error(`podman-compose ${args.join(' ')} (${status})\n${stdout}${stderr}`)
}

async function until(what: string, isSo: () => Promise<boolean> | boolean): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`${what}\u00a0: toujours pas.`)
    await wait(500)
  }
}

const isOpen = () =>
  fetch(`${origin}/api/sante/pret`).then(
    ({ ok }) => ok,
    () => false,
  )

function expect(what: string, isSo: boolean): void {
  if (!isSo) throw new Error(`${what}\u00a0: ce n’est pas le cas.`)
  writeLine(`  ${what}`)
}

async function read(path: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(origin + path, { headers })
  if (!answer.ok) throw new Error(`${path} a répondu ${answer.status}`)
  return answer.text()
}

const find = ({ run }: Podman, service: string): string =>
  run(
    'ps',
    '--all',
    '--quiet',
    `--filter=label=com.docker.compose.project=${PROJECT}`,
    `--filter=label=com.docker.compose.service=${service}`,
  )

const isWell = ({ run }: Podman, service: string): boolean => {
  try {
    run('healthcheck', 'run', find({ run } as Podman, service))
    return true
  } catch {
    return false
  }
}

/** In the order of `depends_on`, as this podman-compose ignores its conditions. */
async function open(podman: Podman, what: string): Promise<void> {
  const start = performance.now()
  compose(podman, 'up', '--detach', 'base', 'seau')
  await until('La base de données répond', () => isWell(podman, 'base'))
  const made = podman.run('wait', find(podman, 'seau'))
  if (made !== '0') throw new Error(podman.run('logs', find(podman, 'seau')))
  compose(podman, 'up', '--detach', 'site')
  await until('Le site est ouvert', isOpen)
  writeLine(`  ${what}\u00a0: ${seconds(start)}`)
}

function inspect({ run }: Podman, site: string): void {
  const inside = (...command: string[]) => run('exec', site, ...command)
  const status = inside('cat', '/proc/1/status')
  const isReadOnly = (path: string) => {
    const script = `try { require('node:fs').writeFileSync('${path}/essai', '') } catch ({ code }) { console.log(code) }`
    return inside('node', '-e', script) === 'EROFS'
  }
  expect('Le processus 1 est Node, sans root', /^Uid:\t10001\b/m.test(status))
  expect('Il n’a aucun droit particulier', /^CapBnd:\t0+$/m.test(status))
  expect('Il ne peut pas en gagner', /^NoNewPrivs:\t1$/m.test(status))
  expect('Il n’écrit ni dans le site ni dans le système', ['/opt/foulee', '/etc'].every(isReadOnly))
  const environment = inside('node', '-p', 'fs.readFileSync("/proc/1/environ", "utf8")')
  const [threads] = /UV_THREADPOOL_SIZE=\d+/.exec(environment) ?? []
  writeLine(
    `  ${threads}, ${inside('node', '-p', 'Math.round(process.constrainedMemory() / 2 ** 20)')} Mio`,
  )
}

async function drill(podman: Podman): Promise<void> {
  await open(podman, 'De rien au site ouvert, monde de démonstration chargé')
  const site = find(podman, 'site')
  inspect(podman, site)
  for (const service of ['site', 'base']) {
    expect(`${service} se dit en bonne santé`, isWell(podman, service))
  }
  const home = await read('/')
  const [race = ''] = /\/courses\/[a-z0-9-]+(?=")/.exec(home) ?? []
  expect(`La page d’accueil mène à ${race}`, race !== '')
  expect('La course se lit', (await read(race)).includes('<h1'))
  const [picture = ''] = /\/medias\/[\w/.-]+/.exec(home) ?? []
  expect('Une image vient du stockage', picture !== '' && (await read(picture)).length > 0)
  const { token } = await signIn(origin, 'lea@foulee.example')
  const lea = { authorization: `Bearer ${token}` }
  expect('Léa se connecte', (await read('/api/auth/me', lea)).includes('Léa'))
  const saved = podman
    .run('exec', site, ...BACKUP, 'sauvegarde')
    .split('\n')
    .at(-1)
  expect(`${saved}`, saved?.startsWith('Sauvegarde écrite et relue') ?? false)

  const start = performance.now()
  podman.run('stop', '--time', '30', site)
  const code = podman.run('inspect', '--format', '{{.State.ExitCode}}', site)
  expect(`Le site s’arrête de lui-même en ${seconds(start)}`, code === '0')
  podman.run('rm', site)
  const restored = compose(podman, 'run', '--rm', 'site', ...BACKUP, ...RESTORE)
  const [done] = /^Restauration faite et comparée.*$/m.exec(restored) ?? []
  expect(`${done}`, done !== undefined)

  // The test storage is in memory, so it is not restarted; all else is recreated.
  podman.run('rm', '--force', '--time', '30', find(podman, 'base'))
  await open(podman, 'Conteneurs neufs sur les mêmes volumes')
  expect('Léa est encore connectée', (await read('/api/auth/me', lea)).includes('Léa'))
  expect('La même course se lit', (await read(race)).includes('<h1'))
  const backups = podman.run('exec', find(podman, 'site'), 'ls', '/var/lib/foulee/sauvegardes')
  const [name = ''] = backups.split('\n')
  expect(`La sauvegarde est là\u00a0: ${name}`, /^\d{4}-/.test(name))
}

if (!hasPodman() || spawnSync('podman-compose', ['--version']).status !== 0) {
  writeLine('Installez podman, runc, netavark, aardvark-dns et podman-compose pour cet exercice.')
  process.exit(1)
}
const podman = openPodman()
try {
  for (const name of ['localhost/foulee', 'localhost/foulee-postgres', STORAGE]) {
    podman.run('image', 'exists', name)
  }
} catch {
  writeLine('Faites d’abord les images\u00a0: npm run images -- --debian')
  podman.close()
  process.exit(1)
}
try {
  await drill(podman)
  writeLine(`  En tout\u00a0: ${seconds(started)}`)
} catch (cause) {
  writeLine(cause instanceof Error ? cause.message : String(cause))
  process.exitCode = 1
} finally {
  compose(podman, 'down', '--volumes')
  podman.close()
}
