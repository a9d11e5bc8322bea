import { addDays } from '@foulee/domain/shared/calendrier'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { expect, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { arriveAsNew } from '../new-member.ts'
import { arriveAs, arriveSignedIn } from '../people.ts'

test('a test gives the paces, and health data are kept only as long as the member agrees', async ({
  page,
}) => {
  await arriveAsNew(page, 'f')
  await page.goto('/training/forme')
  await page.getByLabel('Distance en six minutes').fill('1500')
  await page.getByRole('button', { name: 'Enregistrer ma VMA' }).click()
  await expect(page.getByText(/VMA de 15.km\/h, test demi-Cooper/)).toBeVisible()
  await expect(page.getByRole('row', { name: /Allure 1/ })).toContainText('/km')

  await page.getByRole('button', { name: 'Je refuse' }).click()
  await expect(page.getByText(/rien n’est gardé/)).toBeVisible()
  await page.getByRole('button', { name: 'Relire la question' }).click()
  await page.getByRole('button', { name: 'J’accepte' }).click()
  await page.getByLabel('FC max').fill('188')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByRole('row', { name: /Allure 1/ })).toContainText('bpm')
  await page.getByLabel('Où').selectOption('genou_gauche')
  await page.getByLabel('À quel point').selectOption('4')
  await page.getByRole('button', { name: 'Noter cette douleur' }).click()
  await expect(page.getByText(/^Genou gauche.: douleur de 4 sur 10/)).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Reprendre mon accord' }).click()
  await page.getByRole('button', { name: 'Reprendre mon accord et effacer' }).click()
  await expect(page.getByRole('button', { name: 'J’accepte' })).toBeVisible()
  await expect(page.getByText(/^Genou gauche/)).toBeHidden()
})

test('a coach gives a session and changes it, the athlete does it, and the coach sees that', async ({
  browser,
  page,
  baseURL,
}) => {
  let titre = `Côtes ${crypto.randomUUID().slice(0, 6)}`
  const coach = await browser.newPage(baseURL ? { baseURL } : {})
  await arriveAs(coach, 'samir@foulee.example')
  await coach.goto('/contribution/athletes')
  await coach.getByRole('checkbox', { name: 'Choisir Karim B.' }).check()
  expect(await findViolations(coach)).toEqual([])
  await coach.getByRole('button', { name: 'Donner une séance' }).click()
  await coach.getByRole('button', { name: 'À écrire' }).click()
  await coach.getByLabel('Titre').fill(titre)
  await coach
    .getByLabel('Les étapes, en raccourci')
    .fill("20' EF + 6x1' à 95-100 % VMA r=2' + 10' RC")
  await coach.getByRole('button', { name: 'Donner la séance' }).click()
  await expect(coach.getByText(/^Donnée à Karim/)).toBeVisible()

  await test.step('what was given is changed afterwards', async () => {
    await coach.goto('/contribution/athletes/2')
    await coach.getByRole('button', { name: new RegExp(`^Changer «.${titre}`) }).click()
    await coach.getByRole('button', { name: 'Modifier' }).click()
    await coach.getByRole('button', { name: 'Retour', exact: true }).click()
    await expect(coach.getByRole('button', { name: 'Modifier' })).toBeFocused()
    await coach.getByRole('button', { name: 'Modifier' }).click()
    titre = `${titre} bis`
    await coach.getByLabel('Titre').fill(titre)
    await coach.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(coach.getByText('L’entraînement est modifié.')).toBeVisible()
    const change = coach.getByRole('button', { name: new RegExp(`^Changer «.${titre}`) })
    await coach.setViewportSize({ width: 390, height: 844 })
    for (const days of [8, 0]) {
      await change.click()
      await coach.getByRole('button', { name: 'Changer de jour' }).click()
      await coach.getByLabel('Nouveau jour').fill(addDays(parisDate(new Date()), days))
      await coach.getByRole('button', { name: 'Déplacer' }).click()
      await expect(change).toBeFocused()
    }
  })

  await arriveSignedIn(page)
  await page.goto('/training')
  const due = page.getByRole('article').filter({ hasText: titre })
  await due.getByRole('link', { name: 'Ouvrir la séance' }).click()
  await expect(page.getByText('Donné par Samir H.')).toBeVisible()
  await page.getByRole('button', { name: 'Fait comme prévu' }).click()
  await expect(page.getByText('C’est noté comme fait.')).toBeVisible()

  await coach.goto('/contribution/athletes/2')
  await expect(coach.getByRole('listitem').filter({ hasText: titre }).last()).toContainText('Fait')
  await coach.getByRole('link', { name: 'Cette semaine' }).click()
  await expect(coach.locator('#cette-semaine')).toBeInViewport()
  await coach.close()
  await page.goto('/training/forme')
  await expect(page.getByText(/: allures, calendrier/)).toBeVisible()
})
