/// <reference lib="dom" />
import { text } from 'node:stream/consumers'
import { expect, type Page, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { bringToken, postAsVisitor } from '../door.ts'
import { askStaffToken } from '../staff.ts'
import { createVerified } from '../verified-member.ts'

/** As many visits as are seen in fives, from somebody who consented. */
const visit = (page: Page) =>
  postAsVisitor(page.request, '/api/audience', {
    consentement: 'audience',
    visite: crypto.randomUUID().replaceAll('-', '').slice(0, 16),
    events: Array.from({ length: 10 }, () => ({ name: 'visit', props: { rubrique: 'aide' } })),
  })

const NUMBER = /^[\d\u202f]*[05]$/
const toNumber = (text: string) => Number(text.replaceAll('\u202f', ''))

test('staff read what happened as pictures, a table and a file', {
  tag: '@two-sizes',
}, async ({ page, request }) => {
  await visit(page)
  await bringToken(page, await askStaffToken(request))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/back-office')
  await expect(page).toHaveURL(/\/admin/)
  await page.goto('/admin/audience')
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Visites', exact: true }) })
  await expect(card.getByText(NUMBER).first()).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Chiffres en CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^audience-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
  const content = await text(await file.createReadStream())
  const [header = [], ...lines] = content.split('\r\n').map((line) => line.split(';'))
  const column = header.indexOf('Visites')
  // The thirtieth line is today's, and the next one their sum.
  expect(Number(lines[29]?.[column])).toBeGreaterThanOrEqual(10)
  expect(Number(lines[30]?.[column])).toBeGreaterThanOrEqual(10)
  const table = page.getByRole('table', { name: 'Chiffres de l’audience' })
  await expect(table.getByRole('row')).toHaveCount(31)
  const last = table.getByRole('row').last().getByRole('cell')
  expect(toNumber((await last.nth(column - 2).textContent()) ?? '')).toBeGreaterThanOrEqual(10)
})

test('a period that is none is refused at its field, and months are counted together', async ({
  page,
  request,
}) => {
  await bringToken(page, await askStaffToken(request))
  await page.goto('/back-office')
  await expect(page).toHaveURL(/\/admin/)
  await page.goto('/admin/audience')
  const show = page.getByRole('button', { name: 'Afficher' })
  const table = page.getByRole('table', { name: 'Chiffres de l’audience' })
  await expect(table).toBeVisible()
  const au = await page.getByLabel('Au', { exact: true }).inputValue()
  const du = await page.getByLabel('Du', { exact: true }).inputValue()
  await page.getByLabel('Au', { exact: true }).fill(du)
  await page.getByLabel('Du', { exact: true }).fill(au)
  await show.click()
  await expect(page.getByText('La fin vient avant le début.')).toBeVisible()
  await expect(page.getByLabel('Au', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Du', { exact: true }).fill(du)
  await page.getByLabel('Au', { exact: true }).fill(au)
  await page.getByLabel('Compter par').click()
  await page.getByRole('option', { name: 'Mois' }).click()
  await show.click()
  await expect(table.getByRole('columnheader', { name: 'Mois' })).toBeVisible()
  // Thirty days are of two months, or of three around a February.
  await expect(table.getByRole('row')).not.toHaveCount(31)
  expect(await table.getByRole('row').count()).toBeLessThanOrEqual(4)
})

const SIGNED = 'Cookies et mesure d’audience'
const banner = (page: Page) => page.getByRole('region', { name: SIGNED })

/** @returns its number */
async function createRace(page: Page): Promise<number> {
  await page.goto('/contribution/courses')
  await page.getByRole('button', { name: 'Créer une course' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nom de la course').fill(`Trail ${crypto.randomUUID().slice(0, 8)}`)
  const name = dialog.getByLabel('Nom de l’organisateur')
  if (await name.isVisible()) await name.fill(`Club ${crypto.randomUUID().slice(0, 8)}`)
  await dialog.getByRole('button', { name: 'Créer le brouillon' }).click()
  await expect(page).toHaveURL(/\/contribution\/courses\/\d+$/)
  return Number(new URL(page.url()).pathname.split('/').at(-1))
}

test('a race that is created is told after an agreement, and never after a refusal', async ({
  page,
  request,
}) => {
  // Nobody asks a robot: this browser does not say that it is one.
  await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { value: false }))
  const told: { name: string; props: object }[] = []
  page.on('request', (asked) => {
    if (asked.url().endsWith('/api/audience')) told.push(...asked.postDataJSON().events)
  })
  const member = await createVerified(request)
  await bringToken(page, member.token)
  await page.goto('/home')
  await banner(page).getByRole('button', { name: 'Refuser' }).click()
  await createRace(page)
  await page.goto('/home')
  await page.getByRole('button', { name: 'Gérer mes cookies' }).click()
  expect(told).toEqual([])
  await page
    .getByRole('dialog', { name: 'Gérer mes cookies' })
    .getByRole('button', { name: 'Tout accepter' })
    .click()
  const courses_id = await createRace(page)
  const created = () => told.filter(({ name }) => name === 'course_create')
  await expect.poll(created).toEqual([{ name: 'course_create', props: { courses_id } }])
})
