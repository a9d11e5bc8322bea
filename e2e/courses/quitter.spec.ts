import { expect, test } from '@playwright/test'
import { arriveInEditor, section } from '../organiser.ts'
import { signOut } from '../people.ts'

test('words of an editor are not lost: a link asks first, and what the network did not take is sent again', async ({
  page,
  context,
}) => {
  const path = await arriveInEditor(page)
  const home = page.getByRole('link', { name: 'Moi', exact: true })
  const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer' })

  await test.step('news being typed asks before another page opens, and stays where one stays', async () => {
    const news = section(page, 'Les actualités')
    await news.getByRole('button', { name: 'Écrire une actualité' }).click()
    await news.getByLabel('Titre').fill('Le départ avance')
    await home.click()
    await question.getByRole('button', { name: 'Rester' }).click()
    await expect(page).toHaveURL(path)
    await expect(news.getByLabel('Titre')).toHaveValue('Le départ avance')
    await page.getByRole('link', { name: 'Aperçu' }).click()
    await question.getByRole('button', { name: 'Rester' }).click()
    await signOut(page)
    const leaving = page.getByRole('dialog', { name: 'Se déconnecter sans enregistrer' })
    await leaving.getByRole('button', { name: 'Rester' }).click()
    await expect(page).toHaveURL(path)
    await expect(news.getByLabel('Titre')).toHaveValue('Le départ avance')
    await news.getByRole('button', { name: 'Annuler' }).click()
  })

  await test.step('a field without a network says that it waits, and is sent once it is back', async () => {
    const practical = section(page, 'La course')
    await context.setOffline(true)
    await practical.getByLabel('Description').fill('De lavoir en lavoir, à la frontale.')
    await expect(practical.getByRole('alert')).toContainText('Pas encore enregistré')
    await context.setOffline(false)
    await expect(practical.getByRole('status')).toContainText('Enregistré')
  })

  await test.step('an edition being typed is left on purpose', async () => {
    const editions = section(page, 'Éditions')
    await editions.getByRole('button', { name: 'Ajouter une édition' }).click()
    await editions.getByLabel('Premier jour').fill('2031-05-12')
    await home.click()
    await question.getByRole('button', { name: 'Quitter sans enregistrer' }).click()
    // The URL changes before the page renders; going back earlier would not unmount the form.
    await expect(page.getByRole('heading', { level: 1, name: 'Léa M.' })).toBeVisible()
    await expect(page).toHaveURL('/profil')
  })

  await test.step('a step of the history asks too, and leads where it led', async () => {
    await page.goBack()
    await expect(page).toHaveURL(path)
    const editions = section(page, 'Éditions')
    await editions.getByRole('button', { name: 'Ajouter une édition' }).click()
    await editions.getByLabel('Premier jour').fill('2031-05-12')
    await page.goForward()
    await question.getByRole('button', { name: 'Rester' }).click()
    await expect(page).toHaveURL(path)
    await expect(editions.getByLabel('Premier jour')).toHaveValue('2031-05-12')
    await page.goForward()
    await question.getByRole('button', { name: 'Quitter sans enregistrer' }).click()
    await expect(page).toHaveURL('/profil')
  })
})
