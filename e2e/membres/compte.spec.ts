import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { readLink } from '../mails.ts'
import { arriveAsNew, createMember } from '../new-member.ts'
import { fillSignIn, KARIM, NEW_PASSWORD, newEmail, submit } from '../people.ts'

test('a visitor whom a page of members sends to sign up comes back to it, and verifies the address', {
  tag: '@main',
}, async ({ page }) => {
  await page.goto('/courses?type=trail')
  await expect(page).toHaveURL(/\/connexion$/)
  await page.getByRole('main').getByRole('link', { name: 'Créer un compte' }).click()
  const email = newEmail()
  await page.getByLabel('Prénom').fill('Inès')
  await page.getByLabel('Nom', { exact: true }).fill('Garnier')
  await page.getByLabel('Email').fill(KARIM)
  await page.keyboard.press('Tab')
  // An address that is taken is told while the form is being filled.
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('checkbox', { name: /conditions générales/ }).check()
  await submit(page)
  await expect(page).toHaveURL(/\/qualification/)
  await page.getByLabel('Femme').check()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByRole('button', { name: 'Terminer plus tard' }).click()
  await expect(page).toHaveURL(/\/courses\?type=trail$/)
  await expect(page.getByRole('heading', { name: 'Courses', level: 1 })).toBeVisible()

  await page.goto('/home')
  const reminder = page.getByRole('complementary', { name: 'Vérification de votre adresse' })
  await expect(reminder).toBeVisible()
  await page.goto(await readLink(email, /adresse/i))
  await expect(page.getByText(/adresse est vérifiée/i).first()).toBeVisible()
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(reminder).toBeHidden()
})

test('a forgotten password is chosen anew through the mail, whose link works once', async ({
  page,
}) => {
  const { email } = await createMember(page.request)
  await page.goto('/connexion')
  await page.getByRole('link', { name: 'Mot de passe oublié' }).click()
  await expect(page.getByRole('heading', { name: 'Mot de passe oublié', level: 1 })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await submit(page)
  await expect(page.getByText('Regardez vos messages')).toBeVisible()

  const link = await readLink(email, /mot de passe/i)
  await page.goto(link)
  const password = `${NEW_PASSWORD} et un col de plus`
  await page.getByLabel('Nouveau mot de passe').fill(password)
  await submit(page)
  // The bar has such a link too, before the new password is kept.
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click()
  await fillSignIn(page, email, false, password)
  await expect(page).toHaveURL(/\/(home|qualification)/)

  await page.goto('about:blank')
  await page.goto(link)
  await page.getByLabel('Nouveau mot de passe').fill(password)
  await submit(page)
  await expect(page.getByText('Ce lien n’est plus valable')).toBeVisible()
})

test('a member takes their data away, then erases the account, which no longer opens', async ({
  page,
}) => {
  const { email } = await arriveAsNew(page, 'non_precise')
  await page.goto('/reglages/donnees')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger' }).click()
  const archive = await readFile(await (await download).path())
  expect(archive.subarray(0, 2).toString()).toBe('PK')

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
