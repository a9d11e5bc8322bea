import { blankPng } from '@foulee/testing/png'
import { expect, type Page, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { bringToken } from '../door.ts'
import { readLink } from '../mails.ts'
import { newEmail } from '../people.ts'
import { fetchStaffToken } from '../staff.ts'
import { createVerified } from '../verified-member.ts'

const expectAccessible = async (page: Page) => expect(await findViolations(page)).toEqual([])

test('an agency that gives its papers, is joined by another member and verified shows papers, photos and networks', async ({
  page,
  browser,
}) => {
  const nom = `Cimes de ${crypto.randomUUID().slice(0, 8)}`
  await bringToken(page, (await createVerified(page.request)).token)
  await page.goto('/contribution/sejours/agences')
  await test.step('a form sent empty says which field it waits for', async () => {
    await page.getByRole('button', { name: 'Créer l’agence' }).click()
    await expect(page.getByRole('alert')).toContainText('Nom\u00a0: ce champ est obligatoire.')
  })
  await page.getByLabel('Nom').fill(nom)
  await page.getByRole('button', { name: 'Créer l’agence' }).click()
  await expect(page.getByRole('heading', { level: 1, name: nom })).toBeVisible()

  const papers = page.getByRole('region', { name: 'Papiers' })
  await test.step('a number of the wrong form is refused, the right one tidied', async () => {
    await papers.getByLabel('Numéro d’immatriculation').fill('IM83170003')
    await papers.getByLabel('Numéro d’immatriculation').blur()
    await expect(papers.getByLabel('Numéro d’immatriculation')).toHaveAccessibleDescription(
      /IM083170003/,
    )
    await papers.getByLabel('Numéro d’immatriculation').fill('im 083 17 0003')
  })
  await papers.getByLabel('Garant financier').fill('APST')
  await papers.getByLabel('Adresse du garant').fill('15 avenue Carnot, 75017 Paris')
  await papers.getByLabel('Assureur', { exact: true }).fill('MAIF')
  await papers.getByLabel('Adresse de l’assureur').fill('200 avenue Allende, 79000 Niort')
  await papers.getByLabel('Adresse de l’assureur').blur()
  await expect(page.getByText('Papiers à vérifier par l’équipe')).toBeVisible()

  await test.step('it has a network and a photo with its words', async () => {
    const networks = page.getByRole('region', { name: 'Réseaux sociaux' })
    await networks.getByRole('button', { name: 'Ajouter un réseau' }).click()
    await networks.getByRole('combobox', { name: 'Réseau' }).selectOption('Instagram')
    await networks.getByRole('textbox').fill('https://www.instagram.com/cretes')
    await networks.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await expect(networks.getByText('instagram.com/cretes')).toBeVisible()
    const photos = page.getByRole('region', { name: 'Les photos' })
    const photo = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(blankPng(600, 400)) }
    await photos.getByLabel('Photos de l’agence').setInputFiles(photo)
    await photos.getByRole('textbox', { name: 'Légende' }).fill('Notre équipe')
    await photos.getByRole('textbox', { name: 'Légende' }).blur()
    await expect(photos.getByText('Enregistré')).toBeVisible()
    await expectAccessible(page)
  })

  const email = newEmail()
  await page.getByLabel('Inviter par email').fill(email)
  await page.getByRole('button', { name: 'Inviter', exact: true }).click()
  await expect(
    page.getByRole('list', { name: 'Invitations en attente' }).getByText(email),
  ).toBeVisible()
  await test.step('whoever was asked accepts', async () => {
    const guest = await (await browser.newContext()).newPage()
    await bringToken(guest, (await createVerified(guest.request)).token)
    await guest.goto(await readLink(email, /vous propose de gérer/))
    await guest.getByRole('button', { name: 'Accepter l’invitation' }).click()
    await guest.getByRole('link', { name: 'Ouvrir l’agence' }).click()
    await expect(guest.getByRole('list', { name: 'Membres' }).getByRole('listitem')).toHaveCount(2)
    await guest.context().close()
  })

  await test.step('staff verify it', async () => {
    const desk = await (await browser.newContext()).newPage()
    await bringToken(desk, await fetchStaffToken(desk.request))
    await desk.goto('/moderation/agences')
    const card = desk.getByRole('listitem').filter({ hasText: nom })
    await expect(card.getByText('IM083170003')).toBeVisible()
    await card.getByRole('button', { name: 'Vérifier' }).click()
    await expectAccessible(desk)
    await desk.getByRole('button', { name: 'Actualiser' }).click()
    await expect(card).toHaveCount(0)
    await desk.context().close()
  })

  await page.reload()
  await page.getByRole('link', { name: 'Voir la page publique' }).click()
  await expect(page.getByRole('heading', { level: 1, name: nom })).toBeVisible()
  await expect(page.getByText('Agence vérifiée', { exact: true })).toBeVisible()
  await expect(page.getByText('IM083170003')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Notre équipe' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Instagram/ })).toBeVisible()
  await expectAccessible(page)
})
