import { chromium } from '@playwright/test'
import { readFileSync } from 'node:fs'
const token = readFileSync('/tmp/palm-token', 'utf8').trim()
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] })
const base = 'http://localhost:4729'
async function open({ width, height, dark, text }, path, act) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: dark ? 'dark' : 'light', locale: 'fr-FR' })
  const page = await context.newPage()
  page.on('console', (m) => m.type() === 'error' && console.log('console', path, m.text()))
  page.on('pageerror', (e) => console.log('pageerror', path, e.message))
  await page.goto(base + '/cgu')
  await page.evaluate((v) => localStorage.setItem('auth_token', v), token)
  await page.goto(base + path)
  await page.locator('h1').waitFor(); await page.waitForTimeout(1800)
  if (text) await page.evaluate(() => { document.documentElement.style.fontSize = '200%' })
  const name = await act?.(page)
  await page.waitForTimeout(700)
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  const file = `/tmp/shots/${path.replaceAll('/', '_')}-${width}${dark ? '-dark' : ''}${text ? '-200' : ''}${name ? '-' + name : ''}.png`
  await page.screenshot({ path: file, fullPage: true })
  console.log(file, 'overflow', over)
  await context.close()
}
const V = { phone: { width: 390, height: 844 }, small: { width: 320, height: 640 }, wide: { width: 1440, height: 900 } }
const which = process.argv[2]
if (which === 'page2') {
  await open({ ...V.wide, text: true }, '/mon-palmares')
  await open({ ...V.phone, text: true }, '/mon-palmares')
}
if (which === 'page') {
  await open(V.phone, '/mon-palmares')
  await open({ ...V.phone, dark: true }, '/mon-palmares')
  await open(V.small, '/mon-palmares')
  await open(V.wide, '/mon-palmares')
  await open({ ...V.wide, text: true }, '/mon-palmares')
  await open({ ...V.phone, text: true }, '/mon-palmares')
}
if (which === 'form') {
  const toForm = async (page) => { await page.getByRole('button', { name: 'Déclarer une course' }).click(); await page.waitForTimeout(400); return 'form' }
  const toSearch = async (page) => { await toForm(page); await page.getByLabel('Chercher une course du calendrier').fill('pilat'); await page.waitForTimeout(1200); return 'search' }
  const toEdition = async (page) => { await toSearch(page); await page.getByRole('button', { name: /Trail du Pilat/ }).first().click(); await page.waitForTimeout(1200); return 'edition' }
  const toFree = async (page) => { await toForm(page); await page.getByRole('button', { name: 'Une autre' }).click(); await page.getByRole('button', { name: 'Ajouter à mon palmarès' }).click(); await page.waitForTimeout(500); return 'free' }
  await open(V.phone, '/mon-palmares', toSearch)
  await open(V.phone, '/mon-palmares', toEdition)
  await open(V.phone, '/mon-palmares', toFree)
  await open({ ...V.wide, dark: true }, '/mon-palmares', toFree)
  await open({ ...V.small, text: true }, '/mon-palmares', toFree)
}
await browser.close()
