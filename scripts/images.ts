import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { hasPodman, openPodman, type Podman } from './images/podman.ts'
import { root, runStep, writeLine } from './steps.ts'

/**
 * `npm run images [-- --debian] [-- --certificats fichier.pem]`: images of compose.yaml. With
 * `--debian` nothing is pulled: base images are built from Debian packages, and the storage is an
 * in-memory test one. `--certificats` adds the CA of a package proxy.
 */
const OWN_BASE = 'localhost/foulee-base'
const IMAGES = [
  { name: 'localhost/foulee-postgres', folder: 'ops/images/postgres', file: 'Containerfile' },
  { name: 'localhost/foulee', folder: '.', file: 'Containerfile' },
]
/** Replacement where no image can be pulled. */
const TRIAL = {
  name: 'localhost/foulee-stockage',
  folder: '.',
  file: 'ops/images/stockage/Containerfile',
}
const INSIDE = '/certificats.pem'

const { values } = parseArgs({
  options: { debian: { type: 'boolean', default: false }, certificats: { type: 'string' } },
})

async function makeBase({ run }: Podman): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'foulee-base-'))
  const archive = join(folder, 'base.tar')
  try {
    const base = await runStep('Base, de paquets de Debian', 'ops/images/base.sh', [archive])
    if (!base.hasPassed) return false
    run('import', '--change', 'CMD=["/bin/sh"]', archive, OWN_BASE)
    return true
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function npmCache(): string {
  const { stdout } = spawnSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' })
  const folder = stdout.trim()
  mkdirSync(folder, { recursive: true })
  return folder
}

/** Without network bridge or raised limits, for restricted environments. */
function build({ show, run }: Podman, { name, folder, file }: (typeof IMAGES)[number]): boolean {
  const base = values.debian ? ['--build-arg', `BASE=${OWN_BASE}`] : []
  const authority = values.certificats
    ? ['--build-arg', `NODE_EXTRA_CA_CERTS=${INSIDE}`, '-v', `${values.certificats}:${INSIDE}:ro`]
    : []
  const room = ['--isolation', 'chroot', '--network', 'host']
  // npm cache of the host, verified against the lock file; not part of a layer.
  const fetched = ['-v', `${npmCache()}:/root/.npm`]
  writeLine(`\n▸ ${name}`)
  // HEALTHCHECK needs this format.
  const args = [
    'build',
    '--format',
    'docker',
    '--layers',
    ...room,
    ...base,
    ...authority,
    ...fetched,
  ]
  if (!show(...args, '-t', name, '-f', join(folder, file), folder)) return false
  const bytes = Number(run('image', 'inspect', '--format', '{{.Size}}', name))
  writeLine(`✓ ${name}\u00a0: ${Math.round(bytes / 1e6)} Mo`)
  return true
}

if (!hasPodman() || (values.debian && spawnSync('mmdebstrap', ['--version']).status !== 0)) {
  writeLine('Installez podman, buildah et runc, et mmdebstrap pour --debian.')
  process.exit(1)
}
process.chdir(root)
const podman = openPodman()
try {
  const images = values.debian ? [...IMAGES, TRIAL] : IMAGES
  const isReady = !values.debian || (await makeBase(podman))
  process.exitCode = isReady && images.every((image) => build(podman, image)) ? 0 : 1
} finally {
  podman.close()
}
