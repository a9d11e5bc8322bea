import { blankPng } from '@foulee/testing/png'
import { expect, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { arriveSignedIn } from '../people.ts'
import { sitDown } from '../staff.ts'

test('news that the staff write with a picture are read by a member until they are taken back, and a video plays once its service is accepted', async ({
  browser,
  page,
}) => {
  const titre = `Les balises de ${Date.now().toString(36)}`
  const desk = await sitDown(browser)
  await desk.goto('/admin/actualites')
  await desk.getByRole('button', { name: 'Nouvelle actualité' }).click()
  const form = desk.getByRole('dialog', { name: 'Nouvelle actualité' })
  await form.getByRole('textbox', { name: 'Titre' }).fill(titre)
  await form.getByRole('textbox', { name: 'Texte' }).fill('Suivez les marques jaunes.')
  await form.getByLabel('Image', { exact: true }).setInputFiles({
    name: 'balises.png',
    mimeType: 'image/png',
    buffer: Buffer.from(blankPng(800, 450)),
  })
  await form.getByLabel('Ce que montre l’image').fill('Une balise jaune')
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(form).toHaveCount(0)
  await desk.getByRole('button', { name: `Publier ${titre}` }).click()
  const publish = desk.getByRole('dialog', { name: `Publier «\u00a0${titre}\u00a0»` })
  // A date without time would be published at once.
  const moment = publish.getByLabel('Publier le')
  await moment.press('2')
  await publish.getByRole('button', { name: 'Publier' }).click()
  await expect(publish.getByRole('alert')).toContainText('indiquez le jour et l’heure')
  await expect(moment).toBeFocused()
  await moment.press('Backspace')
  await publish.getByRole('button', { name: 'Publier' }).click()
  await expect(desk.getByRole('row').filter({ hasText: titre })).toContainText('Publiée')

  await arriveSignedIn(page)
  await page.goto('/home')
  await page.getByRole('link', { name: titre }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: titre })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Une balise jaune' })).toBeVisible()
  await expect(page.getByText('Suivez les marques jaunes.')).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await desk.getByRole('button', { name: `Retirer ${titre}` }).click()
  await expect(desk.getByRole('row').filter({ hasText: titre })).toContainText('Brouillon')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: titre })).toHaveCount(0)

  await test.step('of a video, the service that plays it is asked for nothing before a click and a consent', async () => {
    const texts: string[] = []
    await page.route(/framatube\.org/, (route) => {
      texts.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<p>Lecteur</p>' })
    })
    // Aside on wide screens; on a phone it is further down the feed.
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/home')
    const video = page.getByRole('article').filter({ hasText: 'La foulée en côte, pas à pas' })
    await video.getByRole('button', { name: /^Lire/ }).click()
    const question = video.getByRole('group', { name: 'Lire avec PeerTube (framatube.org)' })
    await expect(question).toBeFocused()
    await question.getByRole('button', { name: 'Refuser' }).click()
    await expect(
      video.getByRole('link', { name: 'Ouvrir sur PeerTube (framatube.org)' }),
    ).toHaveAttribute('href', /^https:\/\/framatube\.org\/w\//)
    expect(texts).toEqual([])
    await video.getByRole('button', { name: /^Lire/ }).click()
    await video.getByRole('button', { name: 'Accepter et lire' }).click()
    const frame = video.frameLocator('iframe')
    await expect(frame.getByText('Lecteur')).toBeVisible()
    expect(texts).toEqual([expect.stringMatching(/\/videos\/embed\//)])
  })
})
