import { makeGpx } from '@foulee/testing/trace-files'
import { expect, test } from '@playwright/test'
import { bringToken } from '../door.ts'
import { createVerified } from '../verified-member.ts'

const outing = {
  name: 'sortie.gpx',
  mimeType: 'application/gpx+xml',
  buffer: Buffer.from(makeGpx({ name: 'Tour du lac', speed: 3 })),
}

test('an outing is seen as others will see it before it is shared, and is in no feed once it is taken back', async ({
  page,
}) => {
  const { token } = await createVerified(page.request)
  await bringToken(page, token)
  await page.goto('/contribution/activites')
  await page.getByLabel('Fichiers de sorties').setInputFiles([outing])
  await page.getByRole('link', { name: 'Tour du lac' }).first().click()
  const section = page.getByRole('region', { name: 'Partage' })
  await expect(section.getByText('Vous seul voyez cette sortie.')).toBeVisible()

  await section.getByRole('button', { name: 'Partager' }).click()
  const dialog = page.getByRole('dialog', { name: 'Partager cette sortie' })
  await dialog.getByRole('radio', { name: /^Les membres de Foulée/ }).check()
  await dialog.getByRole('radio', { name: /^200/ }).check()
  await dialog.getByLabel(/Quelques mots/).fill('Deux fois le tour.')
  const before = dialog.getByRole('article', { name: 'Aperçu de la publication' })
  await expect(before.getByText('Deux fois le tour.')).toBeVisible()
  await expect(before.getByRole('heading', { name: 'Tour du lac' })).toBeVisible()
  await dialog.getByRole('radio', { name: /^Personne|^Moi/ }).check()
  await expect(dialog.getByText(/vous seul verrez cette sortie/)).toBeVisible()
  await dialog.getByRole('radio', { name: /^Les membres de Foulée/ }).check()
  await expect(before).toBeVisible()
  await dialog.getByRole('button', { name: 'Partager' }).click()
  await expect(page.getByText('Sortie partagée. Elle est dans le fil.')).toBeVisible()
  await expect(section.getByText(/seuls vos abonnés voient vos sorties/)).toBeVisible()
  await expect(section.getByText(/Visible par.: mes abonnés\./)).toBeVisible()
  await expect(section.getByText('Deux fois le tour.')).toBeVisible()
  await section.getByRole('link', { name: 'Voir dans le fil' }).click()
  await expect(page.getByRole('article').filter({ hasText: 'Tour du lac' })).toBeVisible()

  await page.goBack()
  await section.getByRole('button', { name: 'Ne plus partager' }).click()
  await expect(section.getByText('Vous seul voyez cette sortie.')).toBeVisible()
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'Mon fil' })).toBeVisible()
  // The feed has loaded; an own item would be among the newest.
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByText('Tour du lac')).toHaveCount(0)
})
