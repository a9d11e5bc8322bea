/// <reference lib="dom" />
// For the functions of all journeys that run in the page.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'

const port = Number(process.env.E2E_PORT ?? 4173)
const dataDir = process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'foulee-e2e-'))
const smtpPort = Number(process.env.E2E_SMTP_PORT ?? port + 2)
const mailsPort = smtpPort + 1
process.env.E2E_MAILS = `http://127.0.0.1:${mailsPort}`
const openidPort = Number(process.env.E2E_OPENID_PORT ?? port + 1)
const openid = {
  E2E_OPENID_PORT: String(openidPort),
  PUBLIC_URL: `http://localhost:${port}`,
  EXTERNAL_OPENID_ISSUER: `http://localhost:${openidPort}`,
  EXTERNAL_OPENID_ID: 'foulee',
  EXTERNAL_OPENID_SECRET: 'secret-des-parcours',
  EXTERNAL_OPENID_LABEL: 'Mon club',
}
const part = (process.env.E2E_PART || 'all') as 'main' | 'all'
// Workers load this file again and must share the folder.
process.env.E2E_DATA_DIR = dataDir

export default defineConfig({
  testDir: '.',
  outputDir: `../test-results/e2e-${part}`,
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One reported retry on a loaded machine.
  retries: process.env.CI ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Each journey is a new browser, whose worker would cache all pages: journeys about offline use
    // enable it (`test.use`).
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs more than the journeys.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page of a journey is gone before the code that is made faster for it has paid.
        '--js-flags=--no-opt,--no-maglev',
        // Only maps need the slow software GPU: pages are drawn without it.
        '--disable-gpu-rasterization',
        '--disable-gpu-compositing',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
      ],
    },
  },
  projects: [
    {
      name: 'ordinateur',
      // Journeys that differ with more room; the others run once, on a phone (0069). A combined tag
      // marks main journeys whose two sizes are both main.
      grep: part === 'main' ? /@main-two-sizes/ : /@(main-)?two-sizes/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'telephone',
      grep: part === 'main' ? /@main/ : /./,
      // A phone's size and touch, without its device pixel ratio, which only slows rendering.
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 1,
      },
    },
  ],
  webServer: [
    {
      command: 'node ../apps/server/build/main.js',
      url: `http://localhost:${port}/api/sante/pret`,
      timeout: 120_000,
      env: {
        ...openid,
        PORT: String(port),
        DATA_DIR: dataDir,
        DEMO: '1',
        SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
        LOG_LEVEL: 'error',
        NODE_ENV: 'production',
        MAP: 'embarque',
        RATE_LOGIN: '10000',
        RATE_REGISTER: '10000',
        RATE_EXIST: '10000',
        RATE_EXTERNAL: '10000',
        RATE_FORGOT: '10000',
        RATE_TOKEN: '10000',
        RATE_FACTEUR: '10000',
        RATE_AUDIENCE: '10000',
        RATE_REVENDICATION: '10000',
        RATE_ORGANISATEUR: '10000',
        RATE_INVITATION: '10000',
      },
    },
    {
      command: 'node external-provider.ts',
      url: `http://localhost:${openidPort}/.well-known/openid-configuration`,
      env: openid,
    },
    {
      command: 'node mail-catcher.ts',
      url: `http://127.0.0.1:${mailsPort}/`,
      env: { PORT: String(mailsPort), SMTP_PORT: String(smtpPort) },
    },
  ],
})
