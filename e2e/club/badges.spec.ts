import { expect, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { arriveAsNew } from '../new-member.ts'
import { settle } from '../settle.ts'
import { sitDown } from '../staff.ts'

test('a badge is tried by the staff before anybody wins it, then read by a visitor and asked for by a member', async ({
  page,
  browser,
}) => {
  const titre = `Essai ${crypto.randomUUID().slice(0, 6)}`
  await test.step('the staff reads how many members the rule would reward, and what it cannot tell', async () => {
    const desk = await sitDown(browser)
    await desk.goto('/admin/badges')
    await desk.getByRole('button', { name: 'Nouveau badge' }).click()
    const form = desk.getByRole('dialog')
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
    await desk.getByRole('searchbox', { name: 'Titre' }).fill(titre)
    const row = desk.getByRole('row').filter({ hasText: titre })
    await expect(row).toContainText('À l’arrêt')
    await row.getByRole('button', { name: 'Mettre en service' }).click()
    await expect(row).toContainText('En service')
    await desk.context().close()
  })

  await page.goto('/badge/dix-avis')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('De bon conseil')
  await expect(page.getByText('10 avis', { exact: true })).toBeVisible()
  await settle(page)
  expect(await findViolations(page)).toEqual([])
  const image = await page.locator('meta[property="og:image"]').getAttribute('content')
  const picture = await page.request.get(new URL(image ?? '').pathname)
  expect(picture.headers()['content-type']).toBe('image/png')

  await arriveAsNew(page, 'f')
  await page.reload()
  await expect(page.getByText('Encore 10 avis', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Vérifier maintenant' }).click()
  await expect(page.getByText('Vérifié. Encore 10 avis.')).toBeVisible()
  await page.getByRole('link', { name: 'Tous les badges' }).click()
  await expect(page.getByRole('heading', { name: 'Mes badges' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Le premier n’est pas loin' })).toBeVisible()
  await expect(page.getByRole('link', { name: /De bon conseil/ })).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(titre) }).first()).toBeVisible()
  await settle(page)
  expect(await findViolations(page)).toEqual([])
})
