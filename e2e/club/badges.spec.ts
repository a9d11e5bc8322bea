import { expect, type Page, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { bringToken, postAsVisitor } from '../door.ts'
import { arriveAsNew } from '../new-member.ts'
import { DEMO_PASSWORD } from '../people.ts'
import { settle } from '../settle.ts'
import { askStaffToken } from '../staff.ts'

test('a badge is for everybody to read, and tells a member what is left', async ({
  page,
  context,
}) => {
  await page.goto('/badge/dix-avis')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('De bon conseil')
  await expect(page.getByText('10 avis', { exact: true })).toBeVisible()
  await settle(page)
  expect(await findViolations(page)).toEqual([])
  const image = await page.locator('meta[property="og:image"]').getAttribute('content')
  const picture = await page.request.get(new URL(image ?? '').pathname)
  expect(picture.headers()['content-type']).toBe('image/png')

  const mine = await context.newPage()
  await arriveAsNew(mine, 'f')
  await mine.goto('/badge/dix-avis')
  await expect(mine.getByText('Encore 10 avis', { exact: true })).toBeVisible()
  await mine.getByRole('button', { name: 'Vérifier maintenant' }).click()
  await expect(mine.getByText('Vérifié. Encore 10 avis.')).toBeVisible()
  await mine.getByRole('link', { name: 'Tous les badges' }).click()
  await expect(mine.getByRole('heading', { name: 'Mes badges' })).toBeVisible()
  await expect(mine.getByRole('heading', { name: 'Le premier n’est pas loin' })).toBeVisible()
  await expect(mine.getByRole('link', { name: /De bon conseil/ })).toBeVisible()
  await settle(mine)
  expect(await findViolations(mine)).toEqual([])
})

/** Kept by the browser for good, as a member who asks to be remembered. */
async function arriveRemembered(page: Page): Promise<void> {
  const given = { email: 'lea@foulee.example', password: DEMO_PASSWORD, remember: true }
  const { auth_token } = await postAsVisitor<{ auth_token: string }>(
    page.request,
    '/api/auth/login',
    given,
  )
  await page.goto('/cgu')
  await page.evaluate((value) => localStorage.setItem('auth_token', value), auth_token)
}

test('the card shows without a network, until its member signs out', async ({ page, context }) => {
  test.slow()
  await arriveRemembered(page)
  await page.goto('/carte')
  await expect(page.getByRole('img', { name: 'Code-barres de ma carte' })).toBeVisible()
  await expect(page.getByText(/Gardée sur cet appareil/)).toBeVisible()
  await settle(page)
  expect(await findViolations(page)).toEqual([])
  const numero = await page.locator('.carte-numero').textContent()
  await page.evaluate(() => navigator.serviceWorker.ready)

  await context.setOffline(true)
  await page.goto('/carte')
  await expect(page.getByRole('heading', { name: 'Ma carte' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Code QR de ma carte' })).toBeVisible()
  await expect(page.getByText(numero ?? '')).toBeVisible()
  await expect(page.getByText(/la carte gardée sur cet appareil/)).toBeVisible()
  await expect(page.getByText(/montez la luminosité/)).toBeVisible()

  await context.setOffline(false)
  await page.goto('/carte')
  await page.getByRole('button', { name: /Mon compte/ }).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).press('Enter')
  await expect(page).toHaveURL(/\/$/)
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/carte')) === undefined))
    .toBe(true)
})

test('staff try a rule before anybody wins by it', async ({ page }) => {
  await bringToken(page, await askStaffToken(page.request))
  await page.goto('/admin/badges')
  await page.getByRole('button', { name: 'Nouveau badge' }).click()
  const titre = `Essai ${crypto.randomUUID().slice(0, 6)}`
  const form = page.getByRole('dialog')
  await form.getByLabel('Titre').fill(titre)
  await form.getByLabel('Description').fill('Un badge d’essai.')
  await form.getByLabel('Objectif').fill('1')
  await form.getByRole('button', { name: 'Essayer cette règle' }).click()
  await expect(form.getByText(/membres? l’aurai(en)?t aujourd’hui/)).toBeVisible()
  await form.getByLabel('Une course (son numéro)').fill('1')
  await form.getByRole('button', { name: 'Essayer cette règle' }).click()
  await expect(form.getByText(/ne le dit pas/)).toBeVisible()
  await form.getByLabel('Une course (son numéro)').fill('')
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(form).toBeHidden()
  await page.getByRole('searchbox', { name: 'Titre' }).fill(titre)
  const row = page.getByRole('row').filter({ hasText: titre })
  await expect(row).toContainText('À l’arrêt')
  await row.getByRole('button', { name: 'Mettre en service' }).click()
  await expect(row).toContainText('En service')
})
