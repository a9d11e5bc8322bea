import { type Browser, expect, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { arriveAsNew } from '../new-member.ts'
import { sitDown } from '../staff.ts'

const HIVER = '/sondages/vos-sorties-de-l-hiver'

async function writeSurvey(browser: Browser) {
  const page = await sitDown(browser)
  await page.goto('/admin/sondages')
  const titre = `Vos lacets ${crypto.randomUUID().slice(0, 8)}`
  await page.getByRole('button', { name: 'Nouveau sondage' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Titre' }).fill(titre)
  await dialog.getByRole('textbox', { name: 'Question', exact: true }).fill('Un nœud ou deux ?')
  await dialog.getByRole('textbox', { name: 'Choix 1' }).fill('Un')
  await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('au moins deux choix')
  await dialog.getByRole('textbox', { name: 'Choix 2' }).fill('Deux')
  await dialog.getByRole('button', { name: 'Monter le choix 2' }).click()
  const end = dialog.getByLabel(/^Dernier jour/)
  const kept = await end.inputValue()
  await end.fill('2020-01-01')
  await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('«\u00a0Dernier jour\u00a0»\u00a0: la fin')
  await expect(end).toBeFocused()
  await end.fill(kept)
  await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: `Publier ${titre}` }).click()
  await page.getByRole('link', { name: titre }).waitFor()
  const slug = await page.getByRole('link', { name: titre }).getAttribute('href')
  await page.goto(slug ?? '')
  const main = page.getByRole('main')
  await expect(main.getByRole('radio').first()).toHaveAccessibleName('Deux')
  await page.context().close()
}

test('a survey that the staff wrote shows its choices in their order, and one that a member answers pays and tells what others said', async ({
  page,
  browser,
}) => {
  await test.step('the staff writes one', () => writeSurvey(browser))
  await page.goto(HIVER)
  await expect(page.getByRole('heading', { name: 'Connectez-vous pour répondre' })).toBeVisible()
  await arriveAsNew(page, 'f')
  await page.goto(HIVER)
  const send = page.getByRole('button', { name: 'Envoyer ma réponse' })
  await page.getByRole('radio', { name: 'Le soir' }).check()
  await page.getByLabel(/Votre astuce/).fill('Mes chaussures devant la porte.')
  await send.click()
  await expect(page.getByRole('alert')).toContainText(/«\s.+\s»\s: choisissez une note\./)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Le soir' })).toBeChecked()
  await expect(page.getByLabel(/Votre astuce/)).toHaveValue('Mes chaussures devant la porte.')
  // By keyboard: the sticky step covers the radio.
  await page.getByRole('radio', { name: '3', exact: true }).press('Space')
  await send.click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: /Merci/ })).toContainText('+50')
  const results = main.getByRole('region', { name: 'Ce que les membres ont répondu' })
  await expect(results).toContainText('ma réponse')
  await results.getByText('Voir en tableau').first().click()
  await expect(results.getByRole('table').first()).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Modifier ma réponse' }).click()
  await page.getByRole('radio', { name: 'Avant le travail' }).check()
  await page.getByRole('button', { name: 'Enregistrer ma réponse' }).click()
  await expect(main.getByRole('heading', { name: /Merci/ })).toBeVisible()
  await page.goto('/points')
  await expect(page.getByRole('main')).toContainText('Répondre à un sondage')
})
