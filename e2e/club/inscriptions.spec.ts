import { expect, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { bringToken } from '../door.ts'
import { readMail } from '../mails.ts'
import { settle } from '../settle.ts'
import { createVerified } from '../verified-member.ts'
import { comeTo, publishComingEvent } from './coming-event.ts'

test('a member who comes to an event shows a code, and points follow once the desk has pressed', {
  tag: '@main',
}, async ({ page, browser }) => {
  const event = await publishComingEvent(page.request)
  const member = await createVerified(page.request)
  await bringToken(page, member.token)
  await page.goto(`/evenements/${event.slug}/inscription/${event.date}`)
  await page.getByRole('button', { name: 'Je viens' }).click()
  await expect(page.getByRole('heading', { name: 'Votre inscription' })).toBeVisible()
  await expect(page.getByRole('img', { name: /Code de l’inscription/ })).toBeVisible()
  await settle(page)
  expect(await findViolations(page)).toEqual([])
  await page.goto(`/evenements/${event.slug}`)
  await page.getByRole('main').getByRole('link', { name: 'Votre inscription' }).first().click()
  await expect(page.getByRole('img', { name: /Code de l’inscription/ })).toBeVisible()

  const desk = await browser.newPage()
  await bringToken(desk, event.token)
  await desk.clock.install()
  await desk.goto(`/contribution/evenements/${event.id}/accueil/${event.date}`)
  await desk.getByRole('button', { name: /^Valider / }).click()
  await expect(desk.getByText(/ est là\.$/)).toBeVisible()
  await expect(desk.getByText(/Là depuis/)).toBeVisible()
  await desk.getByRole('button', { name: /^Annuler/ }).click()
  await desk.getByRole('button', { name: /^Valider / }).click()
  await expect(desk.getByText(/Là depuis/)).toBeVisible()
  await settle(desk)
  expect(await findViolations(desk)).toEqual([])

  // Undo is open for ten seconds; nothing is sent before.
  await page.reload()
  await expect(page.getByText(/Vous y étiez/)).toHaveCount(0)
  const sent = desk.waitForResponse(/\/accueil\/\d+\/valider$/)
  await desk.clock.fastForward(10_000)
  await sent
  await page.reload()
  await expect(page.getByText(/Vous y étiez/)).toBeVisible()
  await page.goto('/points')
  await expect(page.getByText('Participer à un évènement').first()).toBeVisible()
})

test('a place that comes free on a full date is offered by mail to the first who waits, who takes it', async ({
  page,
  browser,
}) => {
  const event = await publishComingEvent(page.request, { places: '1' })
  const first = await comeTo(page.request, event.date)
  const waiting = await createVerified(page.request)
  await bringToken(page, waiting.token)
  await page.goto(`/evenements/${event.slug}`)
  await page.getByRole('link', { name: 'Liste d’attente' }).first().click()
  await expect(page.getByText('Cette date est complète.')).toBeVisible()
  await page.getByRole('button', { name: 'Me mettre sur la liste d’attente' }).click()
  await expect(page.getByText('Vous êtes en tête de la liste.')).toBeVisible()
  await settle(page)
  expect(await findViolations(page)).toEqual([])

  await test.step('whoever had the place gives it up', async () => {
    const other = await (await browser.newContext()).newPage()
    await bringToken(other, first.token)
    await other.goto(`/evenements/${event.slug}/inscription/${event.date}`)
    await other.getByRole('button', { name: 'Je ne viens plus' }).click()
    await other.getByRole('button', { name: 'Renoncer', exact: true }).click()
    await expect(other.getByText('Cette date est complète.')).toBeVisible()
    await other.context().close()
  })

  const offer = /http\S+\/inscription\/\d+/
  await page.goto(await readMail(waiting.email, /Une place/, offer))
  await expect(page.getByRole('heading', { name: 'C’est votre tour' })).toBeVisible()
  await expect(page.getByText(/Une place est tenue pour vous jusqu’au /)).toBeVisible()
  await page.getByRole('button', { name: 'Je viens' }).click()
  await expect(page.getByRole('img', { name: /Code de l’inscription/ })).toBeVisible()
  await page.goto('/mes-evenements')
  await expect(page.getByText('Vous venez', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: event.titre })).toBeVisible()
})
