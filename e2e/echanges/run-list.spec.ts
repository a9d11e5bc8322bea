import { expect, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { bringToken } from '../door.ts'
import { publishRace } from '../published-race.ts'
import { settle } from '../settle.ts'
import { createTalker, line, write } from '../talkers.ts'

test('a race of the run list keeps what one says of it, opens its talk to who runs it, and comes back after it was removed', async ({
  page,
  context,
}) => {
  const race = await publishRace(page)
  const { token } = await createTalker(page.request, 'Inès')
  await bringToken(page, token)
  await page.goto('/ma-runlist')
  await expect(page.getByText('Rien encore dans votre run list')).toBeVisible()
  await context.route('https://inscriptions.example/**', (route) =>
    route.fulfill({ body: 'Inscriptions', contentType: 'text/html' }),
  )
  const response = page.waitForResponse((answer) => answer.url().endsWith('/canal/ouverts'))
  await page.goto(`/courses/${race.slug}`)
  expect((await (await response).json()).data).toEqual([])
  const talk = page.getByRole('button', { name: 'Discussion des inscrits' })
  await expect(talk).toBeHidden()
  await page.getByRole('button', { name: 'Ajouter à ma run list' }).click()
  await expect(page.getByRole('button', { name: 'Dans ma run list' })).toBeVisible()

  await test.step('registering is done elsewhere; whether it was, the member says', async () => {
    const elsewhere = context.waitForEvent('page')
    await page.getByRole('link', { name: /S’inscrire/ }).click()
    await (await elsewhere).close()
    await page.getByRole('button', { name: 'Oui, c’est fait' }).click()
    await expect(page.getByText('Inscription notée dans votre run list.')).toBeVisible()
    await page.reload()
    await talk.click()
    await expect(page).toHaveURL(/\/messages\/\d+$/)
    await write(page, 'Qui part de la gare ?')
    await expect(line(page, 'Qui part de la gare ?')).toBeVisible()
  })

  await page.goto('/ma-runlist')
  const entry = page.getByRole('listitem').filter({ hasText: race.nom })
  const registered = entry.getByRole('radio', { name: 'Inscrit' })
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
  await settle(page)
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await test.step('a distance that is ticked counts while it is on its way', async () => {
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
})
