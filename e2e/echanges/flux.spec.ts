import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { bringToken } from '../door.ts'
import { createMember } from '../new-member.ts'
import { publishRace } from '../published-race.ts'

const bell = (page: Page, words: string) =>
  page.getByRole('link', { name: `Notifications${words}`, exact: true })

async function open(context: BrowserContext, token: string, path = '/ma-runlist') {
  const page = await context.newPage()
  await bringToken(page, token)
  const opened = page.waitForResponse((answer) => answer.url().endsWith('/api/flux'))
  await page.goto(path)
  expect((await opened).status()).toBe(200)
  return page
}

test('what happens elsewhere is counted on the bell of an open page, also after a cut, until the session ends elsewhere', async ({
  page: organiser,
  browser,
}) => {
  const race = await publishRace(organiser)
  const { token } = await createMember(organiser.request, 'f')
  const kept = await organiser.request.post('/api/liste/store', {
    headers: { authorization: `Bearer ${token}` },
    data: { type: 'epreuve', id: race.epreuves_id },
  })
  expect(kept.ok()).toBe(true)
  const phone = await browser.newContext()
  const laptop = await browser.newContext()
  const [page, other] = [await open(phone, token), await open(laptop, token, '/notifications')]
  await expect(other.getByText('Rien de neuf')).toBeVisible()
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))

  await race.postpone(130)
  await expect(bell(page, ', 1\u00a0non lue')).toBeVisible()
  const lines = other.getByRole('link', { name: new RegExp(race.nom) })
  await expect(lines).toHaveCount(1)

  await phone.setOffline(true)
  await race.cancel('Orages annoncés sur les crêtes.')
  await expect(bell(other, ', 2\u00a0non lues')).toBeVisible()
  await expect(bell(page, ', 1\u00a0non lue')).toBeVisible()
  await phone.setOffline(false)
  await expect(bell(page, ', 2\u00a0non lues')).toBeVisible()

  await expect(lines).toHaveCount(1)
  await other.getByRole('button', { name: /Voir 1.nouvelle notification/ }).click()
  await expect(lines).toHaveCount(2)
  await other.getByRole('button', { name: 'Tout marquer comme lu' }).click()
  await expect(bell(page, '')).toBeVisible()
  expect(loads).toEqual([])

  await organiser.request.post('/api/auth/logout', {
    headers: { authorization: `Bearer ${token}` },
  })
  for (const open of [page, other]) await expect(open).toHaveURL(/\/connexion/)
  await phone.close()
  await laptop.close()
})
