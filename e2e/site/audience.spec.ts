import { text } from 'node:stream/consumers'
import { expect, type Page, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { postAsVisitor } from '../door.ts'
import { bringPass } from '../staff.ts'

/** Figures are rounded to fives: enough visits with consent. */
const visit = (page: Page) =>
  postAsVisitor(page.request, '/api/audience', {
    consentement: 'audience',
    visite: crypto.randomUUID().replaceAll('-', '').slice(0, 16),
    events: Array.from({ length: 10 }, () => ({ name: 'visit', props: { rubrique: 'aide' } })),
  })

const NUMBER = /^[\d\u202f]*[05]$/
const toNumber = (text: string) => Number(text.replaceAll('\u202f', ''))

test('staff read the audience of a period as pictures, a table and a file, by days and by months', async ({
  page,
}) => {
  await visit(page)
  await bringPass(page)
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
  // The thirtieth row is today, the next one the total.
  expect(Number(lines[29]?.[column])).toBeGreaterThanOrEqual(10)
  expect(Number(lines[30]?.[column])).toBeGreaterThanOrEqual(10)
  const table = page.getByRole('table', { name: 'Chiffres de l’audience' })
  await expect(table.getByRole('row')).toHaveCount(31)
  const last = table.getByRole('row').last().getByRole('cell')
  expect(toNumber((await last.nth(column - 2).textContent()) ?? '')).toBeGreaterThanOrEqual(10)

  const au = await page.getByLabel('Au', { exact: true }).inputValue()
  const du = await page.getByLabel('Du', { exact: true }).inputValue()
  await page.getByLabel('Au', { exact: true }).fill(du)
  await page.getByLabel('Du', { exact: true }).fill(au)
  const show = page.getByRole('button', { name: 'Afficher' })
  await show.click()
  await expect(page.getByText('La fin vient avant le début.')).toBeVisible()
  await expect(page.getByLabel('Au', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Du', { exact: true }).fill(du)
  await page.getByLabel('Au', { exact: true }).fill(au)
  await page.getByLabel('Compter par').click()
  await page.getByRole('option', { name: 'Mois' }).click()
  await show.click()
  await expect(table.getByRole('columnheader', { name: 'Mois' })).toBeVisible()
  // Thirty days span two months, or three around February.
  await expect(table.getByRole('row')).not.toHaveCount(31)
  expect(await table.getByRole('row').count()).toBeLessThanOrEqual(4)
})
