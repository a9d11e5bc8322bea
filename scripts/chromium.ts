import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { say } from './steps.ts'

/** Same engine without browser windows: journeys take a fifth less. */
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** Chromium of `CHROMIUM_PATH`, of this machine, or of Debian. */
export function findChromium(): string {
  const found = findInstalled() ?? (installFromDebian() ? findInstalled() : null)
  if (found) return found
  say('Installez Chromium, ou indiquez son chemin dans CHROMIUM_PATH.')
  process.exit(1)
}

function findInstalled(): string | null {
  const given = process.env.CHROMIUM_PATH
  if (given && existsSync(given)) return given
  for (const name of NAMES) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  return existsSync(MAC) ? MAC : null
}

function installFromDebian(): boolean {
  if (process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) return false
  say('Installation de Chromium…')
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', SHELL], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return true
}
