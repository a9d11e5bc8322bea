import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { readLink } from '../mails.ts'
import { arriveAsNew, createMember } from '../new-member.ts'
import { fillSignIn, NEW_PASSWORD, newEmail, signUp, submit } from '../people.ts'

test('signs up in under a minute, answers the questions and verifies the address', {
  tag: '@main',
}, async ({ page }) => {
  const email = newEmail()
  await signUp(page, email)
  await expect(page).toHaveURL(/\/qualification/)
  await page.getByLabel('Femme').check()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByLabel('Date de naissance').fill('1990-05-17')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByRole('heading', { name: 'Votre niveau', level: 1 })).toBeVisible()

  // What is answered is saved: a reload goes on from there.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Votre niveau', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Passer cette question' }).click()
  await page.getByRole('button', { name: 'Terminer plus tard' }).click()
  await expect(page).toHaveURL(/\/home$/)

  const reminder = page.getByRole('complementary', { name: 'Vérification de votre adresse' })
  await expect(reminder).toBeVisible()
  await page.goto(await readLink(email, /adresse/i))
  await expect(page.getByText(/adresse est vérifiée/i).first()).toBeVisible()
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(reminder).toBeHidden()
})

test('a forgotten password is chosen anew through the mail', async ({ page }) => {
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

test('takes the data away, then the account', async ({ page }) => {
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

test('adds, changes and removes a social link', async ({ page }) => {
  await arriveAsNew(page, 'non_precise')
  await page.goto('/reglages/reseaux')
  await page.getByRole('button', { name: /Ajouter un (lien|réseau)/ }).click()
  await page.getByLabel('Réseau', { exact: true }).selectOption({ label: 'Strava' })
  await page.getByLabel('Adresse de votre page').fill('https://www.strava.com/athletes/42')
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await expect(page.getByRole('link', { name: /strava.com\/athletes\/42/ })).toBeVisible()

  await page.getByRole('button', { name: 'Changer le lien Strava' }).click()
  await page.getByLabel('Adresse de votre page').fill('https://www.strava.com/athletes/43')
  await page.getByRole('button', { name: 'Changer', exact: true }).click()
  await expect(page.getByRole('link', { name: /strava.com\/athletes\/43/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: /strava.com\/athletes\/43/ })).toBeVisible()

  await page.getByRole('button', { name: 'Retirer le lien Strava' }).click()
  await expect(page.getByRole('link', { name: /strava.com\/athletes/ })).toBeHidden()
})
