import { makeGpx } from '@foulee/testing/trace-files'
import { expect, test } from '@playwright/test'
import { arriveAsNew } from '../new-member.ts'

const outing = {
  name: 'sortie.gpx',
  mimeType: 'application/gpx+xml',
  buffer: Buffer.from(makeGpx({ name: 'Footing et retour en voiture', speed: 3 })),
}

test('the end of an outing is cut by keys, its figures change, and one press takes it back', async ({
  page,
}) => {
  await arriveAsNew(page, 'f')
  await page.goto('/contribution/activites')
  await page.getByLabel('Fichiers de sorties').setInputFiles([outing])
  await expect(page.getByText(/sortie\.gpx est dans vos sorties/)).toBeVisible()
  await page.getByRole('link', { name: 'Footing et retour en voiture' }).last().click()
  await page.getByRole('link', { name: 'Découper' }).click()

  const end = page.getByRole('slider', { name: 'Nouvelle arrivée' })
  await end.focus()
  await end.press('PageDown')
  await expect(page.getByLabel('Nouvelle arrivée', { exact: true }).last()).not.toHaveValue('8')
  await page.getByLabel('Nouvelle arrivée', { exact: true }).last().fill('6')
  await page.getByRole('button', { name: 'Garder ce passage' }).click()

  await expect(page.getByText('La sortie est coupée.')).toBeVisible()
  await expect(page.getByText('6,00 km', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Revenir au fichier d’origine' }).click()
  await expect(page.getByText('8,00 km', { exact: true }).first()).toBeVisible()
})
