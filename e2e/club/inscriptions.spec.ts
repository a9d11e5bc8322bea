import { expect, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { bringToken } from '../door.ts'
import { readMail } from '../mails.ts'
import { settle } from '../settle.ts'
import { createVerified } from '../verified-member.ts'
import { comeTo, publishComingEvent } from './coming-event.ts'

test('one comes, shows a code, the desk validates it once, and points follow', {
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
  await desk.goto(`/contribution/evenements/${event.id}/accueil/${event.date}`)
  await desk.getByRole('button', { name: /^Valider / }).click()
  await expect(desk.getByText(/ est là\.$/)).toBeVisible()
  await expect(desk.getByText(/Là depuis/)).toBeVisible()
  await settle(desk)
  expect(await findViolations(desk)).toEqual([])

  await page.reload()
  await expect(page.getByText(/Vous y étiez/)).toBeVisible()
  await page.goto('/points')
  await expect(page.getByText('Participer à un évènement').first()).toBeVisible()
})

test('the address of a code is for the desk, which presses', async ({ page }) => {
  const event = await publishComingEvent(page.request)
  const { inscription, code } = await comeTo(page.request, event.date)
  await bringToken(page, event.token)
  await page.goto(`/evenements/${event.slug}/valider/${inscription}/${code}`)
  await page.getByRole('button', { name: 'Valider sa présence' }).click()
  await expect(page.getByText(/ est là\.$/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/Déjà validé/)).toBeVisible()
})

test('a desk goes on without a network, and sends by itself', async ({ page, context }) => {
  const event = await publishComingEvent(page.request)
  const { nom } = await comeTo(page.request, event.date)
  await bringToken(page, event.token)
  await page.goto(`/contribution/evenements/${event.id}/accueil/${event.date}`)
  const press = page.getByRole('button', { name: `Valider ${nom}` })
  await expect(press).toBeVisible()
  await context.setOffline(true)
  await press.click()
  await expect(page.getByText(`${nom} est là.`)).toBeVisible()
  await expect(page.getByText(/1.en attente d’envoi/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/en attente d’envoi/)).toHaveCount(0)
  const headers = { authorization: `Bearer ${event.token}` }
  const answer = await page.request.post(`/api/evenements/accueil/${event.date}`, {
    headers,
    data: {},
  })
  expect((await answer.json()).data.chiffres.valides).toBe(1)
})

test('a full date has a waiting list, and the place that comes free is taken within its time', {
  tag: '@two-sizes',
}, async ({ page, browser }) => {
  test.slow()
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
  await settle(page)
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Je viens' }).click()
  await expect(page.getByRole('img', { name: /Code de l’inscription/ })).toBeVisible()
  await page.goto('/mes-evenements')
  await expect(page.getByText('Vous venez', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: event.titre })).toBeVisible()
})
