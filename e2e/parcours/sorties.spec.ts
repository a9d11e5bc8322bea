import { makeGpx } from '@foulee/testing/trace-files'
import { expect, type Page, test } from '@playwright/test'
import { arriveAsNew } from '../new-member.ts'

const outing = {
  name: 'sortie.gpx',
  mimeType: 'application/gpx+xml',
  buffer: Buffer.from(makeGpx({ name: 'Footing du soir', speed: 3 })),
}
const letter = { name: 'lettre.gpx', mimeType: 'text/plain', buffer: Buffer.from('Bonjour') }

const open = (page: Page) => page.getByRole('link', { name: 'Footing du soir' }).last().click()

test('an outing comes in, is found by its distance, becomes a route and is removed', async ({
  page,
}) => {
  await arriveAsNew(page, 'f')
  await page.goto('/contribution/activites')
  await expect(page.getByRole('heading', { name: 'Pas encore de sortie' })).toBeVisible()

  await page.getByLabel('Fichiers de sorties').setInputFiles([letter, outing])
  await expect(page.getByText(/sortie\.gpx est dans vos sorties/)).toBeVisible()
  await expect(page.getByText(/«\s*lettre\.gpx\s*» ne convient pas/)).toBeVisible()
  await expect(page.getByText('1 sortie', { exact: true })).toBeVisible()

  await page.getByText('Dates, distances et ordre').click()
  await page.getByLabel('Au moins').fill('50')
  await page.getByRole('button', { name: 'Filtrer' }).click()
  await expect(page.getByRole('heading', { name: 'Aucune sortie' })).toBeVisible()
  await expect(page).toHaveURL(/distance_min=50/)
  await page.getByRole('button', { name: 'Tout voir' }).click()

  await open(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Footing du soir' })).toBeVisible()
  // Eight kilometres at three metres a second; no pace without a sport.
  await expect(page.getByText("44'27", { exact: true })).toBeVisible()
  await expect(
    page.getByRole('img', { name: 'Carte de la sortie\u00a0: Footing du soir' }),
  ).toBeAttached()
  await page.getByRole('button', { name: /En faire un parcours/ }).click()
  await expect(page).toHaveURL(/\/contribution\/parcours\/\d+$/)

  await page.goto('/contribution/parcours')
  await open(page)
  await page.getByRole('button', { name: 'Supprimer' }).click()
  const dialog = page.getByRole('dialog', { name: /Supprimer cette sortie/ })
  await dialog.getByRole('button', { name: 'Garder' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Supprimer' }).click()
  await dialog.getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByRole('heading', { name: 'Pas encore de sortie' })).toBeVisible()
})
