import { expect, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { readMail } from '../mails.ts'
import { arriveAsNew } from '../new-member.ts'
import { publishRace } from '../published-race.ts'
import { settle } from '../settle.ts'

test('who has a race in the run list is told that it is cancelled', async ({ page, context }) => {
  test.slow()
  const race = await publishRace(page)
  const member = await arriveAsNew(page, 'f')
  await context.route('https://inscriptions.example/**', (route) =>
    route.fulfill({ body: 'Inscriptions', contentType: 'text/html' }),
  )
  await page.goto(`/courses/${race.slug}`)
  await page.getByRole('button', { name: 'Ajouter à ma run list' }).click()
  await expect(page.getByRole('button', { name: 'Dans ma run list' })).toBeVisible()

  // Registering is done elsewhere; whether it was, the member says.
  const elsewhere = context.waitForEvent('page')
  await page.getByRole('link', { name: /S’inscrire/ }).click()
  await (await elsewhere).close()
  await page.getByRole('button', { name: 'Oui, c’est fait' }).click()
  await expect(page.getByText('Inscription notée dans votre run list.')).toBeVisible()

  await race.cancel('Orages annoncés sur les crêtes.')
  const mail = await readMail(member.email, /Du nouveau/, /La course est annulée\.[^\n]*/)
  expect(mail).toContain('Orages')

  await page.goto('/home')
  await page.getByRole('link', { name: /^Notifications, 1/ }).click()
  await expect(page.getByText('Raison : Orages annoncés sur les crêtes.')).toBeVisible()
  await page.getByRole('link', { name: new RegExp(race.nom) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(race.nom)
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible()
})

test('the run list keeps what one says of a race, and gives back what was removed', {
  tag: ['@main', '@two-sizes'],
}, async ({ page }) => {
  test.slow()
  const race = await publishRace(page)
  await arriveAsNew(page, 'f')
  await page.goto('/ma-runlist')
  await expect(page.getByText('Rien encore dans votre run list')).toBeVisible()
  await page.goto(`/courses/${race.slug}`)
  await page.getByRole('button', { name: 'Ajouter à ma run list' }).click()
  await expect(page.getByRole('button', { name: 'Dans ma run list' })).toBeVisible()

  await page.goto('/ma-runlist')
  const entry = page.getByRole('listitem').filter({ hasText: race.nom })
  const registered = entry.getByRole('radio', { name: 'Inscrit' })
  // The radio shows the choice once it is on its way: `check` looks before.
  await entry.getByText('Inscrit', { exact: true }).click()
  await expect(registered).toBeChecked()
  await entry.getByRole('button', { name: /Ajouter une note/ }).click()
  await entry.getByRole('textbox').fill('Dossard à retirer la veille.')
  await entry.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(entry.getByText('Dossard à retirer la veille.')).toBeVisible()

  await entry.getByRole('button', { name: /^Retirer/ }).dblclick()
  await expect(page.getByText('Rien encore dans votre run list')).toBeVisible()
  await expect(page.getByText('Retiré de votre run list.')).toHaveCount(1)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(entry.getByText('Dossard à retirer la veille.')).toBeVisible()
  await page.reload()
  await expect(registered).toBeChecked()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/ma-runlist', '/notifications', `/courses/${race.slug}`]) {
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    await settle(page)
    expect(await findViolations(page)).toEqual([])
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/ma-runlist')
  await expect(entry).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('a distance that is ticked counts while it is on its way', async ({ page }) => {
  await arriveAsNew(page, 'f')
  await page.goto('/courses/saintelyon')
  await page.getByRole('button', { name: 'Ajouter à ma run list' }).first().click()
  const dialog = page.getByRole('dialog', { name: /Quelle distance/ })
  await dialog.getByRole('button', { name: 'C’est bon' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Aucune distance n’est cochée')

  const slow = Promise.withResolvers<void>()
  await page.route('**/api/liste/store', async (route) => {
    await slow.promise
    await route.continue()
  })
  await dialog.getByText('SaintExpress').click()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'C’est bon' }).click()
  await expect(dialog).toHaveCount(0)
  slow.resolve()
  await expect(page.getByRole('button', { name: /Dans ma run list/ }).first()).toBeVisible()
})
