import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const KNOWN = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-headless-shell']

/**
 * Local Chromium, or that of `CHROMIUM_PATH`, without background requests.
 * @throws Error if none is found
 */
export function openBrowser(args: readonly string[] = []): Promise<Browser> {
  const executablePath = [process.env.CHROMIUM_PATH, ...KNOWN].find(
    (path) => path && existsSync(path),
  )
  if (!executablePath)
    throw new Error('Installez Chromium, ou indiquez son chemin dans CHROMIUM_PATH.')
  return chromium.launch({
    executablePath,
    args: [
      '--headless=new',
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...args,
    ],
  })
}
