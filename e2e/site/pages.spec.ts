import { deNom } from '@foulee/domain/shared/de-nom'
import { blankPng } from '@foulee/testing/png'
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { sitDown } from '../staff.ts'

async function openList(browser: Browser, list: string): Promise<Page> {
  const page = await sitDown(browser)
  await page.goto(`/admin/${list}`)
  return page
}

async function openForm(desk: Page): Promise<Locator> {
  await desk.getByRole('button', { name: 'Nouvelle page' }).click()
  return desk.getByRole('dialog', { name: 'Nouvelle page' })
}

async function expectRefusals(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(form.getByRole('alert')).toHaveText('Remplissez «\u00a0Titre\u00a0».')
  await expect(form.getByRole('textbox', { name: 'Titre', exact: true })).toBeFocused()
  await form.getByRole('textbox', { name: 'Titre', exact: true }).fill('Les lacets')
  await form.getByLabel('Chemin').fill('/courses')
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(form.getByRole('alert')).toContainText('«\u00a0Chemin\u00a0»\u00a0: choisissez')
  await expect(form.getByLabel('Chemin')).toBeFocused()
}

type Draft = { titre: string; chemin: string; texte: string }

async function write(form: Locator, { titre, chemin, texte }: Draft): Promise<void> {
  const desk = form.page()
  await form.getByRole('textbox', { name: 'Titre', exact: true }).fill(titre)
  await form.getByLabel('Chemin').fill(chemin)
  await form.getByRole('textbox', { name: 'Texte 1' }).fill(texte)
  await form.getByRole('combobox', { name: 'Place' }).click()
  await desk.getByRole('option', { name: 'Pied de page', exact: true }).click()
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(form).toHaveCount(0)
  await desk.getByRole('searchbox', { name: 'Titre, chemin ou clé' }).fill(titre)
  await expect(desk.getByRole('row')).toHaveCount(2)
}

async function publish(desk: Page, titre: string): Promise<void> {
  await desk.getByRole('button', { name: `Publier ${titre}` }).click()
  const form = desk.getByRole('dialog', { name: `Publier «\u00a0${titre}\u00a0»` })
  await form.getByRole('button', { name: 'Publier' }).click()
  await expect(desk.getByRole('row').filter({ hasText: titre })).toContainText('Publiée')
}

async function change(desk: Page, titre: string, fill: (form: Locator) => Promise<void>) {
  await desk.getByRole('button', { name: `Modifier ${titre}` }).click()
  const form = desk.getByRole('dialog', { name: titre })
  await fill(form)
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(form).toHaveCount(0)
}

const newName = () => Date.now().toString(36)

test('a page that staff write and preview is read by visitors once it is published', async ({
  browser,
  page,
}) => {
  const name = newName()
  const [titre, chemin] = [`Les lacets ${name}`, `/essais/lacets-${name}`]
  const desk = await openList(browser, 'pages')
  const form = await openForm(desk)
  await expectRefusals(form)
  await write(form, {
    titre,
    chemin: `Essais/Lacets ${name}`,
    texte: 'Un double nœud suffit.',
  })
  await change(desk, titre, async (form) => {
    await form.getByRole('button', { name: 'Ajouter\u00a0: image' }).click()
    await form
      .getByLabel('Image 2', { exact: true })
      .last()
      .setInputFiles({
        name: 'noeud.png',
        mimeType: 'image/png',
        buffer: Buffer.from(blankPng(800, 451)),
      })
    await expect(form.getByRole('button', { name: 'Changer l’image' })).toBeVisible()
    await form.getByLabel('Ce que montre l’image').fill('Un double nœud')
    await form.getByRole('button', { name: 'Ajouter\u00a0: bouton' }).click()
    await form.getByLabel('Ce que dit le bouton').fill('Voir le calendrier')
    await form.getByLabel('Où il mène').fill('/calendrier')
  })

  await page.goto(chemin)
  await expect(page.getByRole('heading', { name: 'Vous êtes hors sentier' })).toBeVisible()
  await desk.getByRole('button', { name: `Aperçu ${deNom(titre)}` }).click()
  const link = await desk.getByLabel('Lien à donner').inputValue()
  await desk.getByRole('button', { name: 'Fermer' }).click()
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: titre })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')

  await publish(desk, titre)
  await page.goto('/connexion')
  await page.getByRole('contentinfo').getByRole('link', { name: titre }).click()
  await expect(page).toHaveURL(chemin)
  await expect(page.getByText('Un double nœud suffit.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Un double nœud' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'Voir le calendrier' }).click()
  await expect(page).toHaveURL('/calendrier')
})

test('a page that moves is found at its old address, and its first version is brought back', async ({
  browser,
  page,
}) => {
  const name = newName()
  const titre = `Les nœuds ${name}`
  const [before, after] = [`/essais/avant-${name}`, `/essais/apres-${name}`]
  const desk = await openList(browser, 'pages')
  const texte = 'Ce que disait la première version.'
  await write(await openForm(desk), { titre, chemin: before, texte })
  await publish(desk, titre)
  await change(desk, titre, async (form) => {
    await form.getByLabel('Chemin').fill(after)
    await form.getByRole('textbox', { name: 'Texte 1' }).fill('Ce que dit la deuxième.')
  })
  const answer = await page.goto(before)
  expect(answer?.request().redirectedFrom()).not.toBeNull()
  await expect(page).toHaveURL(after)
  await expect(page.getByText('Ce que dit la deuxième.')).toBeVisible()

  await desk.getByRole('button', { name: `Versions ${deNom(titre)}` }).click()
  const versions = desk.getByRole('dialog', { name: `Versions de «\u00a0${titre}\u00a0»` })
  await versions.getByRole('button', { name: /^Version 1,/ }).click()
  await expect(versions.getByText('+ Ce que dit la deuxième.')).toBeVisible()
  await versions.getByRole('button', { name: 'Remettre la version 1' }).click()
  await expect(versions).toHaveCount(0)
  await page.goto(after)
  await expect(page).toHaveURL(before)
  await expect(page.getByText('Ce que disait la première version.')).toBeVisible()

  // A landing page shows the staff's text, whatever an earlier run left.
  const promise = `Faites-les courir, ${name}`
  await desk.getByRole('searchbox', { name: 'Titre, chemin ou clé' }).fill('porte-club-et-coach')
  const row = desk.getByRole('row').filter({ hasText: 'porte-club-et-coach' })
  await row.getByRole('button', { name: /^Modifier / }).click()
  const form = desk.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Titre', exact: true }).fill(promise)
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(form).toHaveCount(0)
  await page.goto('/club-et-coach')
  await expect(page.getByRole('heading', { level: 1, name: promise })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Vos questions' })).toBeVisible()
  await page.getByText(/^Faut-il un diplôme/).click()
  await expect(page.getByText(/carte professionnelle\. Un club/)).toBeVisible()

  expect((await page.goto('/CGU'))?.status()).toBe(200)
  await expect(page).toHaveURL('/cgu')
  await expect(page.getByRole('navigation', { name: 'Sur cette page' })).toBeVisible()
  await page.getByRole('link', { name: 'Modération' }).click()
  await expect(page).toHaveURL('/cgu#moderation')
  await expect(page.getByRole('heading', { level: 2, name: 'Modération' })).toBeInViewport()
})
