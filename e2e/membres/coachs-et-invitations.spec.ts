import { expect, type Page, test } from '@playwright/test'
import { bringToken } from '../door.ts'
import { readLink } from '../mails.ts'
import { arriveSignedIn, NEW_PASSWORD, newEmail, submit } from '../people.ts'
import { fetchStaffToken } from '../staff.ts'

async function fillAccount(page: Page, email: string): Promise<void> {
  await page.getByLabel('Prénom').fill('Lise')
  await page.getByLabel('Nom', { exact: true }).fill('Martin')
  if (email) await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('checkbox', { name: /conditions générales/ }).check()
}

test('a club that is refused reads the reason and asks again with what it had written', async ({
  page,
  browser,
}, { project }) => {
  const nom = `Club ${project.name} ${crypto.randomUUID().slice(0, 6)}`
  const numero = page.getByLabel('SIRET ou numéro RNA')
  await page.goto('/inscription/club-et-coach')
  await page.getByRole('link', { name: 'Je représente un club' }).click()
  await page.getByLabel('Nom du club').fill(nom)
  await numero.fill('73282932000075')
  await page.getByLabel('Fédération').fill('FFA')
  await fillAccount(page, newEmail())
  await submit(page)
  await expect(numero).toHaveAttribute('aria-invalid', 'true')

  await test.step('what was written survives a reload', async () => {
    await page.reload()
    await expect(page.getByLabel('Nom du club')).toHaveValue(nom)
    await expect(numero).toHaveValue('73282932000075')
  })
  await numero.fill('732 829 320 00074')
  await fillAccount(page, newEmail())
  await submit(page)
  await expect(page.getByText('En attente')).toBeVisible()

  await test.step('staff refuse', async () => {
    const desk = await (await browser.newContext()).newPage()
    await bringToken(desk, await fetchStaffToken(desk.request))
    await desk.goto('/moderation/demandes?type=club')
    const card = desk.getByRole('listitem').filter({ hasText: nom })
    await card.getByRole('button', { name: 'Refuser…' }).dblclick()
    const dialog = desk.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Refuser' }).click()
    await expect(dialog.getByLabel('Motif')).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog.getByLabel('Motif')).toBeFocused()
    await dialog.getByLabel('Motif').fill('Le numéro est celui d’un autre club.')
    await dialog.getByRole('button', { name: 'Refuser' }).click()
    await desk.getByRole('button', { name: 'Actualiser' }).click()
    await expect(card).toHaveCount(0)
    await desk.context().close()
  })

  await page.reload()
  await expect(page.getByText('Le numéro est celui d’un autre club.')).toBeVisible()
  await page.getByRole('button', { name: 'Refaire une demande' }).click()
  await expect(numero).toHaveValue('73282932000074')
  await submit(page)
  await expect(page.getByText('En attente')).toBeVisible()
})

test('a friend who signs up from an invitation finds the address filled in and has accepted it', async ({
  page,
  browser,
}) => {
  const email = newEmail()
  await arriveSignedIn(page)
  await page.goto('/invitations')
  await page.getByLabel('Son email').fill(email)
  await page.getByLabel('Votre message').fill('On court dimanche ?')
  await submit(page)
  const line = page.getByRole('listitem').filter({ hasText: email })
  await expect(line.getByText('Envoyée', { exact: true })).toBeVisible()

  const guest = await (await browser.newContext()).newPage()
  await guest.goto(await readLink(email, /vous invite/))
  await expect(guest.getByText('On court dimanche ?')).toBeVisible()
  await guest.getByRole('link', { name: 'Créer mon compte et accepter' }).click()
  await expect(guest.getByLabel('Email')).toHaveValue(email)
  await fillAccount(guest, '')
  await submit(guest)
  await expect(guest.getByRole('heading', { name: 'C’est accepté' })).toBeVisible()
  await guest.context().close()

  await page.reload()
  await expect(line.getByText('Acceptée', { exact: true })).toBeVisible()

  await test.step('the pages of the staff do not exist for a member', async () => {
    await page.goto('/moderation/demandes')
    await expect(page.getByText('Erreur 404')).toBeVisible()
    await page.goto('/admin')
    await expect(page).toHaveURL(/\/back-office/)
    await expect(page.getByRole('heading', { name: 'Vous êtes hors sentier' })).toBeVisible()
  })
})
