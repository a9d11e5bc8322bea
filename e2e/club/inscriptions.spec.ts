import { expect, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { bringToken } from '../door.ts'
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
