import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeLine } from './steps.ts'

/** Same engine without browser windows: journeys take a fifth less. */
const SHELL = 'chromium-headless-shell'
const EXECUTABLES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

export function findChromium(): string {
  const found = findInstalled() ?? (installFromDebian() ? findInstalled() : null)
  if (found) return found
  writeLine('Installez Chromium, ou indiquez son chemin dans CHROMIUM_PATH.')
  process.exit(1)
}

function findInstalled(): string | null {
  const chromiumPath = process.env.CHROMIUM_PATH
  if (chromiumPath && existsSync(chromiumPath)) return chromiumPath
  for (const name of EXECUTABLES) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  return existsSync(MAC) ? MAC : null
}

function installFromDebian(): boolean {
  if (process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) return false
  writeLine('Installation de Chromium…')
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', SHELL], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return true
}
