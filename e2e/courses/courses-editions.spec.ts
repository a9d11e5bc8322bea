import { expect, test } from '@playwright/test'
import { openEditor, section, submitRace } from '../organiser.ts'

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

test('an épreuve is added, cancelled and brought back, and its edition copied to the next year and published', async ({
  page,
}) => {
  const path = await openEditor(page, await submitRace(page.request))
  const epreuves = section(page, 'Épreuves')
  const add = epreuves.getByRole('button', { name: 'Ajouter une épreuve' })
  await test.step('a form that is given up leaves the hand on its button', async () => {
    await add.click()
    await expect(epreuves.getByLabel('Nom', { exact: true })).toBeFocused()
    await epreuves.getByRole('button', { name: 'Annuler', exact: true }).click()
    await expect(add).toBeFocused()
  })
  await test.step('an impossible climb is refused under its field, a possible one leads to what was added', async () => {
    await add.click()
    await epreuves.getByLabel('Nom', { exact: true }).fill('Le 8 km')
    await epreuves.getByLabel('Type', { exact: true }).selectOption('Trail')
    await epreuves.getByLabel(/^Distance/).fill('8')
    await epreuves.getByLabel('Heure de départ').fill('09:00')
    await epreuves.getByLabel(/^Temps maximal/).fill('6h30')
    await expect(epreuves.getByText(/^15h30, soit 6h30 après le départ\.$/)).toBeVisible()
    await epreuves.getByLabel(/^D\+/).fill('90000')
    await epreuves.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await expect(epreuves.getByLabel(/^D\+/)).toHaveAttribute('aria-invalid', 'true')
    await epreuves.getByLabel(/^D\+/).fill('800')
    await epreuves.getByRole('button', { name: 'Ajouter', exact: true }).click()
    const added = epreuves.getByRole('heading', { name: 'Le 8 km' })
    await expect(added).toBeFocused()
    await expect(added).toBeInViewport()
  })

  await test.step('it is cancelled with a reason, which the page says, and takes place after all', async () => {
    await epreuves.getByRole('button', { name: 'Annuler Le 8 km' }).click()
    const dialog = page.getByRole('dialog', { name: 'Annuler Le 8 km' })
    await dialog.getByRole('button', { name: 'Annuler l’épreuve' }).click()
    await expect(dialog.getByLabel('Raison')).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel('Raison').fill('Le pont est fermé.')
    await dialog.getByRole('button', { name: 'Annuler l’épreuve' }).click()
    await expect(dialog).toBeHidden()
    await expect(epreuves.getByText('Le pont est fermé.')).toBeVisible()

    await epreuves.getByRole('button', { name: 'Annuler Le 24 km' }).click()
    const last = page.getByRole('dialog', { name: 'Annuler Le 24 km' })
    await last.getByLabel('Raison').fill('Le pont est fermé.')
    await last.getByRole('button', { name: 'Annuler l’épreuve' }).click()
    await expect(last.getByText(/annulez plutôt l’édition/)).toBeVisible()

    await page.goto(`${path}?vue=apercu`)
    const column = page.getByRole('listitem').filter({ hasText: 'Tout voir de l’épreuve Le 8 km' })
    await expect(column.getByText('Annulée')).toBeVisible()
    await expect(column.getByText('Le pont est fermé.')).toBeVisible()
    await page.goto(path)
    await epreuves.getByRole('button', { name: /^Le 8 km.*finalement lieu$/ }).click()
    await expect(epreuves.getByText('Le pont est fermé.')).toBeHidden()
  })

  const editions = section(page, 'Éditions')
  const copying = editions.getByRole('button', { name: /^Dupliquer/ }).last()
  await copying.click()
  await expect(editions.getByText('Date à confirmer')).toBeVisible()
  await test.step('a second press leads to the copy that is there', async () => {
    const copy = editions.getByRole('heading', { level: 3 }).first()
    await expect(copy).toBeFocused()
    await copying.click()
    await expect(page.getByText(/existe déjà.: la voici/)).toBeVisible()
    await expect(copy).toBeFocused()
  })
  await expect(editions.getByText(/^2.épreuves/)).toHaveCount(2)
  await test.step('the copy is a draft until it is published', async () => {
    await expect(editions.getByText('Brouillon', { exact: true })).toBeVisible()
    await editions.getByRole('button', { name: /^Publier l’édition/ }).click()
    const dialog = page.getByRole('dialog', { name: /^Publier cette édition/ })
    await dialog.getByRole('button', { name: 'Publier l’édition' }).click()
    await expect(dialog).toBeHidden()
    await expect(editions.getByText('Brouillon', { exact: true })).toHaveCount(0)
  })
  await test.step('one more edition is made with its day alone', async () => {
    await editions.getByRole('button', { name: 'Ajouter une édition' }).click()
    await editions.getByLabel('Premier jour').fill(inDays(90))
    await editions.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await expect(editions.getByText(/^Aucune épreuve/)).toBeVisible()
  })
})
