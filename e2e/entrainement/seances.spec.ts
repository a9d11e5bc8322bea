import { expect, type Page, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { arriveAsNew } from '../new-member.ts'
import { arriveAs } from '../people.ts'
import { NORA } from '../staff.ts'

const SAMIR = 'samir@foulee.example'
const DESCRIPTION = 'À faire sur terrain plat, après deux jours faciles. On doit pouvoir finir.'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const saved = (page: Page, name: string) =>
  expect(section(page, name).getByRole('status').filter({ hasText: 'Enregistré' })).toBeVisible()
const shorthand = (page: Page) => page.getByRole('textbox', { name: 'Les étapes, en raccourci' })

async function writeSeance(page: Page, texte: string): Promise<void> {
  await page.goto('/contribution/trainings')
  await shorthand(page).fill(texte)
  // The parsed text shifts the button.
  await expect(page.getByRole('list', { name: 'Couleurs des blocs' })).toBeVisible()
  await page.getByRole('button', { name: 'Créer la séance' }).click()
  await expect(page).toHaveURL(/\/contribution\/trainings\/\d+$/)
}

test('a coach writes a session, changes it step by step, and everyone reads it', async ({
  page,
  browser,
}) => {
  const titre = `Pyramide ${crypto.randomUUID().slice(0, 8)}`
  await arriveAs(page, SAMIR)
  await page.goto('/contribution/trainings')
  await shorthand(page).fill("20' EF + 8x30/30 à 105 % VNA + 10' RC")
  await page.getByLabel('Titre').focus()
  await expect(page.getByText('Attendu ici')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Créer la séance' })).toBeDisabled()
  await writeSeance(page, "20' EF + 8x30/30 à 105 % VMA + 10' RC")

  const steps = section(page, 'Les étapes')
  await steps.getByRole('tab', { name: 'Étape par étape' }).click()
  await steps.getByRole('button', { name: 'Déplacer : Retour au calme 3' }).press('ArrowUp')
  await expect(
    steps.getByRole('button', { name: 'Déplacer : Retour au calme 2', exact: true }),
  ).toBeFocused()
  await steps.getByRole('button', { name: 'Annuler', exact: true }).click()
  await steps.getByRole('button', { name: 'Modifier : Répétition 2', exact: true }).click()
  await steps.getByLabel('Combien de fois').fill('10')
  await steps.getByRole('tab', { name: 'En raccourci' }).click()
  await expect(shorthand(page)).toHaveValue(/10x30\/30/)
  await saved(page, 'Les étapes')

  await page.getByRole('button', { name: 'Soumettre à validation' }).click()
  await expect(page.getByRole('link', { name: /Donnez un titre/ })).toBeFocused()
  const texts = section(page, 'La séance')
  await texts.getByLabel('Titre').fill(titre)
  await texts.getByLabel('Objectif').selectOption('VMA')
  await texts.getByLabel('Niveau').selectOption('Confirmé')
  await texts.getByLabel('Description').fill(DESCRIPTION)
  await saved(page, 'La séance')
  expect(await findViolations(page)).toEqual([])
  // « Enregistré » may belong to an earlier save.
  await expect(page.getByText('Il ne manque rien')).toBeVisible()
  await page.getByRole('button', { name: 'Soumettre à validation' }).click()
  await expect(page.getByText('L’équipe relit votre séance')).toBeVisible()
  const preview = await page.getByRole('link', { name: 'Voir l’aperçu' }).getAttribute('href')

  const office = await browser.newPage()
  await arriveAs(office, NORA)
  await office.goto('/moderation/seances')
  await office.getByRole('button', { name: 'Publier', description: titre }).click()
  await office.getByRole('button', { name: 'Actualiser' }).click()
  await expect(office.getByRole('listitem').filter({ hasText: titre })).toHaveCount(0)
  await office.close()

  const visitor = await browser.newPage()
  await visitor.goto(preview ?? '')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(titre)
  await expect(visitor.getByText('10\u00a0×\u00a030 secondes')).toBeVisible()
})

test('a runner finds a session in the library, puts it on a day, tells it as done, takes it to a watch, keeps and copies it', async ({
  page,
}) => {
  await arriveAsNew(page, 'f')
  await page.goto('/training/seances?objectif=seuil')
  const first = page.getByRole('main').getByRole('article').first()
  await expect(first).toContainText('Seuil')
  expect(await findViolations(page)).toEqual([])
  await first.getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Le déroulé' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  const slug = new URL(page.url()).pathname.split('/').at(-1)

  await page.getByRole('button', { name: 'Ajouter à mon agenda' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Quel jour').fill('2099-06-05')
  await dialog.getByRole('button', { name: 'Ajouter ce jour-là' }).click()
  await expect(page.getByText(/Ajoutée à votre agenda/)).toBeVisible()

  await page.getByRole('button', { name: 'C’est fait' }).click()
  await dialog.getByLabel('Durée').fill('1h05')
  await page.reload()
  await page.getByRole('button', { name: 'C’est fait' }).click()
  await expect(dialog.getByLabel('Durée')).toHaveValue('1h05')
  await dialog.getByLabel('Effort ressenti').selectOption('7\u00a0: très dur')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText(/C’est noté/)).toBeVisible()
  const said = page.getByRole('region', { name: 'Notifications' })
  await said.getByRole('button', { name: 'Annuler' }).click()
  await expect(said.getByText('C’est remis comme avant.')).toBeVisible()

  await page.getByText('Télécharger', { exact: true }).first().click()
  const event = page.waitForEvent('download')
  const onADay = page.getByRole('form', { name: /Agenda/ })
  await onADay.getByLabel('Quel jour').fill('2099-06-05')
  await onADay.getByRole('button', { name: 'Télécharger' }).click()
  expect((await event).suggestedFilename()).toBe(`${slug}.ics`)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Envoyer à ma montre' }).click()
  expect((await download).suggestedFilename()).toBe(`${slug}.fit`)
  await expect(dialog.getByRole('link', { name: 'Le guide par marque' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Ajouter à ma run list' }).click()
  await expect(page.getByRole('button', { name: 'Dans ma run list' })).toBeVisible()
  const titre = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.goto('/ma-runlist')
  const kept = page.getByRole('region', { name: 'Séances à faire' })
  await expect(kept.getByRole('link', { name: titre })).toBeVisible()

  await kept.getByRole('link', { name: titre }).click()
  await page.getByRole('button', { name: 'Copier dans mes séances' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /\(copie\)$/ })).toBeVisible()
  const missing: string[] = []
  page.on('response', (answer) => answer.status() === 404 && missing.push(answer.url()))
  await page.getByRole('button', { name: 'Supprimer cette séance' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(page).toHaveURL(/\/contribution\/trainings$/)
  await expect(page.getByRole('listitem').filter({ hasText: 'Copier' })).toHaveCount(0)
  expect(missing).toEqual([])
})
