import { expect, type Page, test } from '@playwright/test'
import { openDoor } from '../account-door.ts'
import { readLink } from '../mails.ts'
import { NEW_PASSWORD, newEmail, submit } from '../people.ts'

const ROUTE = '/parcours/le-balcon-de-chamechaude'

async function createAccount(page: Page): Promise<string> {
  const email = newEmail()
  await page.getByRole('main').getByRole('link', { name: 'Créer un compte' }).click()
  await expect(page).toHaveURL(/\/inscription$/)
  await page.getByLabel('Prénom').fill('Inès')
  await page.getByLabel('Nom', { exact: true }).fill('Garnier')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('checkbox', { name: /conditions générales/ }).check()
  await submit(page)
  return email
}

test('an opinion that a visitor began is published once the address of the new account is verified', async ({
  page,
  context,
}) => {
  const words = `Du soleil toute la montée, ${crypto.randomUUID().slice(0, 8)}.`
  await openDoor(page, ROUTE, 'Donner mon avis', 'Votre avis compte')
  const section = page.getByRole('region', { name: 'Avis' })
  const email = await createAccount(page)
  await expect(section.getByText(/n’est pas encore vérifiée/)).toBeVisible()
  await section.getByLabel('Votre avis').fill(words)
  await section.getByRole('button', { name: /dès que mon adresse est vérifiée/ }).click()
  await expect(section.getByText(/C’est gardé/)).toBeVisible()

  const mail = await context.newPage()
  await mail.goto(await readLink(email, /adresse|Bienvenue/i))
  await expect(mail.getByText(/adresse est vérifiée/i).first()).toBeVisible()
  await mail.close()
  await page.bringToFront()
  await page.evaluate('window.dispatchEvent(new Event("focus"))')
  await expect(section.getByRole('article').filter({ hasText: words })).toBeVisible()
})

test('a claim that a visitor began is sent once the address of the new account is verified', async ({
  page,
  context,
}) => {
  const { data } = await (await page.request.get('/api/courses?texte=templiers')).json()
  const { organisateur } = (await (await page.request.get(`/api/courses/${data[0].slug}`)).json())
    .data
  await openDoor(
    page,
    `/organisateurs/${organisateur.slug}`,
    'Gérer cette page',
    'Cette page est la vôtre',
  )
  const email = await createAccount(page)
  const dialog = page.getByRole('dialog', { name: `Gérer «\u00a0${organisateur.nom}\u00a0»` })
  const words = 'Je tiens le secrétariat de la course.'
  await dialog.getByLabel('Un mot pour l’équipe').fill(words)
  await dialog.getByRole('checkbox', { name: /demander à l’équipe/ }).check()

  await test.step('what was written stands after a reload', async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Gérer cette page' }).click()
    await expect(dialog.getByLabel('Un mot pour l’équipe')).toHaveValue(words)
    await dialog.getByRole('button', { name: /dès que mon adresse est vérifiée/ }).click()
    await expect(dialog.getByRole('status')).toContainText('C’est gardé')
  })

  const mail = await context.newPage()
  await mail.goto(await readLink(email, /adresse|Bienvenue/i))
  await expect(mail.getByText(/adresse est vérifiée/i).first()).toBeVisible()
  await mail.close()
  await page.bringToFront()
  await page.evaluate('window.dispatchEvent(new Event("focus"))')
  await expect(page).toHaveURL(/\/organisateur#retrouver$/)
  const claim = page.getByRole('list', { name: 'Mes demandes' }).getByRole('listitem')
  await expect(claim).toContainText(organisateur.nom)
  await expect(claim).toContainText('À l’étude')
})
