import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { openDoor } from '../account-door.ts'
import { findViolations } from '../axe.ts'
import { readMail } from '../mails.ts'
import { createMember } from '../new-member.ts'
import { fillSignIn, NEW_PASSWORD, newEmail, submit } from '../people.ts'

const DOOR = 'Continuer avec Mon club'
const isAtProvider = (url: URL) => url.pathname.startsWith('/interaction/')

async function fillProvider(page: Page, email: string): Promise<void> {
  await page.waitForURL(isAtProvider)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Prénom').fill('Inès')
  await page.getByLabel('Nom', { exact: true }).fill('Garnier')
  await page.getByRole('button', { name: 'Autoriser' }).click()
}

async function enter(page: Page, text: string, email: string, remember = false): Promise<void> {
  await page.goto(text)
  await expect(page).toHaveURL(/\/connexion$/)
  if (remember) await page.getByLabel('Se souvenir de moi').check()
  await page.getByRole('button', { name: DOOR }).click()
  await fillProvider(page, email)
}

const readTokens = (page: Page) =>
  page.evaluate(() => ({
    isRemembered: localStorage.getItem('auth_token') !== null,
    isForThisTab: sessionStorage.getItem('auth_token') !== null,
    trips: localStorage.getItem('externe'),
  }))

test('somebody who comes through another service gets an account, enters it on a second device, takes the data away and erases it with a mailed code', async ({
  page,
  browser,
}) => {
  const email = newEmail()
  const { data } = await (await page.request.get('/api/courses?texte=templiers')).json()
  const race = `/courses/${data[0].slug}`
  await openDoor(page, race, 'Suivre', 'Suivre, avec un compte')
  await page.getByRole('button', { name: DOOR }).click()
  await fillProvider(page, email)
  await expect(page).toHaveURL(/\/external\/openid\/callback$/)
  await expect(page.getByText(email)).toBeVisible()
  await submit(page)
  await expect(page.getByText('Acceptez les conditions générales').first()).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.reload()
  await page.getByRole('checkbox', { name: /conditions générales/ }).check()
  await submit(page)
  await expect(page).toHaveURL(race)
  await expect(page.getByRole('button', { name: /^Ne plus suivre/ })).toBeVisible()
  expect(await readTokens(page)).toEqual({ isRemembered: false, isForThisTab: true, trips: null })

  const again = await (await browser.newContext()).newPage()
  await enter(again, '/reglages/donnees', email, true)
  await expect(again).toHaveURL(/\/qualification/)
  expect(await readTokens(again)).toEqual({ isRemembered: true, isForThisTab: false, trips: null })
  await again.getByRole('button', { name: 'Plus tard' }).click()
  await expect(again).toHaveURL(/\/reglages\/donnees$/)

  const download = again.waitForEvent('download')
  await again.getByRole('button', { name: 'Télécharger' }).click()
  const archive = await readFile(await (await download).path())
  expect(archive.subarray(0, 2).toString()).toBe('PK')

  await again.getByRole('button', { name: 'Supprimer…' }).click()
  const dialog = again.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Recevoir un code' }).click()
  await expect(dialog.getByText('Code envoyé.')).toBeVisible()
  await dialog.getByLabel('Code', { exact: true }).fill('000 000')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: /Supprimer définitivement/ }).click()
  await expect(dialog.getByText(/pas le bon/).first()).toBeVisible()
  const code = await readMail(email, /code pour supprimer/, /\d{3}\u00a0\d{3}/)
  await dialog.getByLabel('Code', { exact: true }).fill(code)
  await dialog.getByRole('button', { name: /Supprimer définitivement/ }).click()
  await expect(again).not.toHaveURL(/\/reglages/)
  await again.context().close()
})

test('the owner of an account links another service with the password, takes the link away, makes it again in the settings and erases the account with the password', async ({
  page,
  request,
}) => {
  await test.step('a trip that is cancelled begins again', async () => {
    await page.goto('/inscription')
    await page.getByRole('button', { name: DOOR }).click()
    await page.waitForURL(isAtProvider)
    await page.getByRole('button', { name: 'Annuler' }).click()
    await expect(page.getByRole('heading', { name: 'Connexion annulée' })).toBeVisible()
    await page.getByRole('button', { name: 'Recommencer avec Mon club' }).click()
    await page.waitForURL(isAtProvider)
  })
  await test.step('an answer that this browser did not ask for is refused, an unknown service is no page', async () => {
    expect((await request.get('/external/ailleurs/callback')).status()).toBe(404)
    await page.goto(`/external/openid/callback?code=x&state=${'s'.repeat(43)}`)
    await expect(page.getByRole('alert')).toContainText('un autre navigateur')
    await page.getByRole('link', { name: 'Se connecter autrement' }).click()
    await expect(page).toHaveURL(/\/connexion$/)
  })

  const { email } = await createMember(request, 'non_precise')
  await enter(page, '/reglages/comptes-connectes', email)
  await page.getByLabel('Mot de passe Foulée').fill('ce n’est pas le bon')
  await submit(page)
  await expect(page.getByText('Ce n’est pas le mot de passe').first()).toBeVisible()
  await page.getByLabel('Mot de passe Foulée').fill(NEW_PASSWORD)
  await submit(page)
  await expect(page).toHaveURL(/\/reglages\/comptes-connectes$/)

  const section = page.getByRole('region', { name: 'Comptes connectés' })
  await section.getByRole('button', { name: 'Déconnecter Mon club' }).click()
  // Clears the provider's session, so that it asks for the account again.
  await page.context().clearCookies({ name: /^_session/ })
  await section.getByRole('button', { name: 'Connecter Mon club', exact: true }).click()
  const elsewhere = newEmail()
  await fillProvider(page, elsewhere)
  await expect(page).toHaveURL(/\/reglages\/comptes-connectes$/)
  await expect(section.getByText(elsewhere)).toBeVisible()

  await page.goto('/reglages/donnees')
  await page.getByRole('button', { name: 'Supprimer…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Mot de passe actuel').fill(NEW_PASSWORD)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: /Supprimer définitivement/ }).click()
  await expect(page).not.toHaveURL(/\/reglages/)
  await page.goto('/connexion')
  await fillSignIn(page, email, false, NEW_PASSWORD)
  await expect(page.getByText('Email ou mot de passe incorrect.').first()).toBeVisible()
})
