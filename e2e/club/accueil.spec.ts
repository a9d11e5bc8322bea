import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { openWithCamera } from '../camera.ts'
import { bringToken } from '../door.ts'
import { settle } from '../settle.ts'
import { createVerified } from '../verified-member.ts'
import { actAs, comeTo, isCached, publishComingEvent } from './coming-event.ts'

test.use({ serviceWorkers: 'allow' })

type Event = Awaited<ReturnType<typeof publishComingEvent>>

const deskPath = ({ id, date }: Event) => `/contribution/evenements/${id}/accueil/${date}`

test.describe('in the dark theme', () => {
  test.use({ colorScheme: 'dark' })

  test('a member who presses twice on a slow network is registered once, and the desk reads their faded code with a camera', async ({
    page,
    context,
    baseURL,
  }, info) => {
    const event = await publishComingEvent(page.request)
    const member = await createVerified(page.request)
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await bringToken(tab, member.token)
      await tab.goto(`/evenements/${event.slug}/inscription/${event.date}`)
      await expect(tab.getByRole('button', { name: 'Je viens' })).toBeVisible()
    }
    const slow = Promise.withResolvers<void>()
    let sent = 0
    await page.route(/\/api\/evenements\/inscrire$/, async (route) => {
      sent += 1
      await slow.promise
      await route.continue()
    })
    await page.getByRole('button', { name: 'Je viens' }).dblclick()
    await expect(
      page.locator('[aria-busy="true"], button[aria-disabled="true"]').first(),
    ).toBeVisible()
    slow.resolve()
    const code = page.getByRole('region', { name: 'Mon code' })
    await expect(code).toBeVisible()
    expect(sent).toBe(1)

    await test.step('a second tab, which does not know, is given the same code', async () => {
      await other.getByRole('button', { name: 'Je viens' }).click()
      await expect(other.getByRole('region', { name: 'Mon code' })).toBeVisible()
      await other.close()
    })

    await settle(page)
    const held = { turned: 28, contrast: 0.45 }
    const browser = await openWithCamera(info, await code.screenshot(), held)
    const desk = await browser.newPage({ baseURL })
    await bringToken(desk, event.token)
    await desk.goto(deskPath(event))
    await desk.getByRole('button', { name: 'Lire les codes' }).click()
    await expect(desk.getByText(/ est là\.$/)).toBeVisible()
    await expect(desk.getByText('1 sur 1 est là')).toBeVisible()
    await expect(desk.getByText(/en attente d’envoi/)).toHaveCount(0)
    await page.reload()
    await expect(page.getByText(/Vous y étiez/)).toBeVisible()

    await test.step('the address that another code holds opens for the desk, which presses', async () => {
      const next = await comeTo(page.request, event.date)
      await desk.clock.install()
      await desk.goto(`/evenements/${event.slug}/valider/${next.inscription}/${next.code}`)
      await desk.getByRole('button', { name: 'Valider sa présence' }).click()
      await desk.getByRole('button', { name: 'Annuler' }).click()
      await desk.getByRole('button', { name: 'Valider sa présence' }).click()
      await expect(desk.getByText(/^Validation dans \d+.s$/)).toBeVisible()
      await desk.clock.fastForward(10_000)
      await expect(desk.getByText(/ est là\.$/)).toBeVisible()
      await desk.reload()
      await expect(desk.getByText(/Déjà validé/)).toBeVisible()
    })
    await browser.close()
  })
})

async function holdDesk(page: Page, event: Event): Promise<void> {
  await bringToken(page, event.token)
  await page.goto(deskPath(event))
  await expect(page.getByRole('heading', { name: 'Accueil' })).toBeVisible()
  await expect.poll(() => isCached(page, deskPath(event))).toBe(true)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
}

async function countSeen(request: APIRequestContext, { token, date }: Event): Promise<number> {
  const { data } = await actAs(request, token)(`/api/evenements/accueil/${date}`)
  return data.chiffres.valides
}

async function countPaid(request: APIRequestContext, token: string): Promise<number> {
  const { data } = await actAs(request, token)('/api/profile/jauge')
  const ofEvents = ({ label }: { label: string }) => label === 'Participer à un évènement'
  return data.points.filter(ofEvents).length
}

const CUT = 'coupe'

/**
 * Cut in the page itself: after a reload the browser may learn late that it is offline, and the
 * service worker's calls bypass Playwright's routes.
 */
const mayLoseNetwork = (page: Page) =>
  page.addInitScript((cut) => {
    const { fetch } = window
    window.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : String(input)
      const isCut = localStorage.getItem(cut) && url.includes('/api/')
      return isCut ? Promise.reject(new TypeError('Failed to fetch')) : fetch(input, init)
    }
  }, CUT)

async function loseNetwork(page: Page): Promise<void> {
  await page.evaluate((cut) => localStorage.setItem(cut, 'oui'), CUT)
  await page.context().setOffline(true)
}

async function findNetwork(page: Page): Promise<void> {
  await page.evaluate((cut) => localStorage.removeItem(cut), CUT)
  await page.context().setOffline(false)
}

test('without a network a member opens their code, and of two desks the one that is away sends later and counts nobody twice', async ({
  page,
  browser,
}) => {
  const event = await publishComingEvent(page.request)
  const { nom, token } = await comeTo(page.request, event.date)
  await holdDesk(page, event)
  const [away, phone] = [await browser.newContext(), await browser.newContext()]
  const [other, mine] = [await away.newPage(), await phone.newPage()]
  await mayLoseNetwork(other)
  await holdDesk(other, event)

  const path = `/evenements/${event.slug}/inscription/${event.date}`
  await test.step('the member opens the code that their phone keeps', async () => {
    await bringToken(mine, token)
    await mine.goto(path)
    await expect(mine.getByRole('img', { name: /Code de l’inscription/ })).toBeVisible()
    await expect.poll(() => isCached(mine, path)).toBe(true)
    // The offline copy is stored before the worker that serves it is active.
    await mine.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await phone.setOffline(true)
    await mine.reload()
    await expect(mine.getByText(/voici votre code, gardé sur cet appareil/)).toBeVisible()
    await mine.getByRole('link', { name: 'Mes inscriptions' }).click()
    await mine.getByRole('link', { name: event.titre }).click()
    await expect(mine.locator('.code svg')).toBeVisible()
    await phone.setOffline(false)
  })

  await loseNetwork(other)
  await other.reload()
  await other.getByRole('button', { name: `Valider ${nom}` }).dblclick()
  await expect(other.getByText(`${nom} est là.`)).toBeVisible()
  await other.reload()
  await expect(other.getByText(/1.en attente d’envoi/)).toBeVisible()
  await expect(other.getByText(/Là depuis/)).toBeVisible()
  expect(await countSeen(page.request, event)).toBe(0)

  await page.getByRole('button', { name: `Valider ${nom}` }).click()
  await expect(page.getByText(`${nom} est là.`)).toBeVisible()
  // Leaving the page sends the delayed check-in.
  await page.getByRole('main').getByRole('link', { name: event.titre }).click()
  await expect.poll(() => countSeen(page.request, event)).toBe(1)
  await page.goBack()
  await findNetwork(other)
  await expect(other.getByText(/en attente d’envoi/)).toHaveCount(0)
  for (const desk of [page, other]) await expect(desk.getByText('1 sur 1 est là')).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Refusés à l’envoi' })).toHaveCount(0)
  expect(await countSeen(page.request, event)).toBe(1)
  expect(await countPaid(page.request, token)).toBe(1)

  await test.step('what the devices kept goes with the sessions', async () => {
    const readStoredDesks = () => other.evaluate(() => localStorage.getItem('accueils'))
    expect(await readStoredDesks()).not.toBeNull()
    await actAs(page.request, event.token)('/api/auth/logout')
    await other.goto('/cgu')
    await expect.poll(readStoredDesks).toBeNull()
    await actAs(page.request, token)('/api/auth/logout')
    await mine.goto('/cgu')
    await expect.poll(() => isCached(mine, path)).toBe(false)
    expect(await mine.evaluate(() => localStorage.getItem('codes'))).toBeNull()
  })
  await away.close()
  await phone.close()
})
