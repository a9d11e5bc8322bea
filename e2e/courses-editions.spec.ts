import { expect, test } from '@playwright/test'
import { arriveInEditor, section } from './organiser.ts'

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

test('an edition is made, gets its épreuve, and is copied to the next year', {
  tag: '@two-sizes',
}, async ({ page }) => {
  const path = await arriveInEditor(page)
  const editions = section(page, 'Éditions')
  await editions.getByRole('button', { name: 'Ajouter une édition' }).click()
  await editions.getByLabel('Premier jour').fill(inDays(90))
  await editions.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await expect(editions.getByText(/^Aucune épreuve/)).toBeVisible()

  const epreuves = section(page, 'Épreuves')
  await test.step('an impossible climb is refused under its field', async () => {
    await epreuves.getByRole('button', { name: 'Ajouter une épreuve' }).click()
    await epreuves.getByLabel('Nom', { exact: true }).fill('Le tour des lavoirs')
    await epreuves.getByLabel('Type', { exact: true }).selectOption('Trail')
    await epreuves.getByLabel(/^Distance/).fill('21')
    await epreuves.getByLabel(/^D\+/).fill('90000')
    await epreuves.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await expect(epreuves.getByLabel(/^D\+/)).toHaveAttribute('aria-invalid', 'true')
    await epreuves.getByLabel(/^D\+/).fill('800')
    await epreuves.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await expect(epreuves.getByRole('heading', { name: 'Le tour des lavoirs' })).toBeVisible()
  })

  await editions.getByRole('button', { name: /^Dupliquer/ }).click()
  await expect(editions.getByText('Date à confirmer')).toBeVisible()
  await expect(editions.getByText(/^1.épreuve/)).toHaveCount(2)
  await page.goto(`${path}?vue=apercu`)
  await expect(page.getByRole('link', { name: /Le tour des lavoirs/ }).first()).toBeVisible()
})
