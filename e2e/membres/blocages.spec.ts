import { expect, test } from '@playwright/test'
import { bringToken } from '../door.ts'
import { arriveAsNew, createMember } from '../new-member.ts'

test('two members no longer see each other after a block, and do again once it is taken away', async ({
  page,
  browser,
}) => {
  const zoe = await createMember(page.request, 'f')
  await page.request.post('/api/profile/update', {
    headers: { authorization: `Bearer ${zoe.token}` },
    multipart: { naissance: '1990-05-12', visibilite: 'public', public_name: 'Zoé des crêtes' },
  })
  const me = await arriveAsNew(page, 'f')
  const itsPage = `/coureurs/${zoe.users_id}`
  await page.goto(itsPage)
  await page.getByRole('button', { name: 'Suivre Zoé des crêtes' }).click()
  await expect(page.getByRole('button', { name: 'Ne plus suivre Zoé des crêtes' })).toBeVisible()
  await page.getByRole('button', { name: 'Plus d’actions pour Zoé des crêtes' }).click()
  await page.getByRole('menuitem', { name: 'Bloquer Zoé des crêtes…' }).click()
  await expect(page.getByRole('dialog')).toContainText('Aucun de vous deux ne verra plus')
  await page.getByRole('dialog').getByRole('button', { name: 'Bloquer' }).click()
  const barred = page.getByRole('heading', { name: 'Vous avez bloqué Zoé des crêtes' })
  await expect(barred).toBeVisible()
  // The cached public page is replaced once the session is known.
  await page.reload()
  await expect(barred).toBeVisible()

  const hers = await browser.newPage()
  await hers.goto(itsPage)
  await expect(hers.getByRole('heading', { level: 1 })).toHaveText('Zoé des crêtes')
  await bringToken(hers, zoe.token)
  await hers.goto(`/coureurs/${me.users_id}`)
  await expect(hers.getByRole('heading', { name: 'Vous êtes hors sentier' })).toBeVisible()
  await expect(hers.getByText('bloqué')).toBeHidden()

  await page.goto('/reglages/confidentialite')
  await page.getByRole('button', { name: 'Débloquer Zoé des crêtes' }).click()
  await expect(page.getByText('Vous avez débloqué Zoé des crêtes.')).toBeVisible()
  await page.goto(itsPage)
  await expect(page.getByRole('button', { name: 'Suivre Zoé des crêtes' })).toBeVisible()
  await hers.reload()
  await expect(hers.getByRole('heading', { level: 1 })).toHaveText('Inès G.')
  await hers.close()
})
