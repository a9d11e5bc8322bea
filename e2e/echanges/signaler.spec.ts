import { type Browser, expect, type Page, test } from '@playwright/test'
import { bringToken } from '../door.ts'
import { readMail } from '../mails.ts'
import type { NewMember } from '../new-member.ts'
import { createStaff, findCard } from '../staff.ts'
import { createVerified } from '../verified-member.ts'

async function sitDown(browser: Browser, { token }: NewMember, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await bringToken(page, token)
  await page.goto(path)
  return page
}
const itemOf = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words })

test('words that a member reports are taken down by the staff, and their author is told', async ({
  page,
  browser,
}) => {
  const { request } = page
  const author = await createVerified(request)
  const reader = await createVerified(request)
  const words = `Achetez mes semelles ${crypto.randomUUID().slice(0, 8)}.`
  const as = ({ token }: NewMember) => ({ headers: { authorization: `Bearer ${token}` } })
  const said = await request.post('/api/feed/store', {
    ...as(author),
    multipart: { texte: words },
  })
  const { id } = await said.json()
  await request.post('/api/abonnements/store', {
    ...as(reader),
    data: { kind: 'profil', id: author.users_id, est_suivi: true },
  })
  const written = await sitDown(browser, author, '/notifications')
  await expect(written.getByRole('link', { name: /nouvel abonné/ })).toBeVisible()

  await bringToken(page, reader.token)
  await page.goto('/home')
  await itemOf(page, words).getByRole('button', { name: 'Actions sur cette publication' }).click()
  await page.getByRole('menuitem', { name: 'Signaler' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Publicité ou contenu répété' }).check()
  await dialog.getByLabel(/précis|détail/i).fill('Le même texte sous dix publications.')
  await dialog.getByRole('button', { name: 'Envoyer le signalement' }).click()
  await expect(dialog).toHaveCount(0)

  await test.step('the staff reads what is reported, why, and takes it down', async () => {
    const path = '/moderation/signalements?etat=ouvert&model=publication'
    const staff = await sitDown(browser, await createStaff(request), path)
    const card = await findCard(staff, words)
    await expect(card).toContainText('Le même texte sous dix publications.')
    await card.getByRole('button', { name: 'Masquer la publication…' }).click()
    await staff.getByRole('dialog').getByLabel('Motif').fill('De la publicité.')
    await staff.getByRole('dialog').getByRole('button', { name: 'Masquer la publication' }).click()
    await staff.getByRole('button', { name: 'Actualiser' }).click()
    await expect(card).toHaveCount(0)
    await staff.context().close()
  })

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Mon fil' })).toBeVisible()
  // The feed has loaded; the item would be among the newest.
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(itemOf(page, words)).toHaveCount(0)
  await page.goto(`/feed/${id}`)
  await expect(page.getByRole('heading', { name: 'Cette publication n’est plus là' })).toBeVisible()

  await written.getByRole('button', { name: /Voir 1.nouvelle notification/ }).click()
  await written.getByRole('link', { name: /Votre publication est masquée/ }).click()
  await expect(written).toHaveURL(new RegExp(`/feed/${id}$`))
  await expect(written.getByText(/De la publicité\./)).toBeVisible()
  expect(await readMail(author.email, /masquée/, /Raison.: .+/)).toContain('De la publicité.')
  await written.context().close()
})
