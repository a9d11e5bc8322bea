import { makeGpx, makeRandomWay } from '@foulee/testing/trace-files'
import { expect, type Page, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { createMember } from '../new-member.ts'
import { fillSignIn, NEW_PASSWORD, signOut } from '../people.ts'
import { settle } from '../settle.ts'

test.use({ serviceWorkers: 'allow' })

async function arriveRemembered(page: Page) {
  const member = await createMember(page.request, 'f')
  await page.goto('/cgu')
  await page.evaluate((token) => localStorage.setItem('auth_token', token), member.token)
  return member
}

/** Simulates `beforeinstallprompt`, which headless browsers never emit. */
const letInstall = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('load', () => {
      const prompt = async () => ({ outcome: 'accepted' })
      dispatchEvent(
        Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }),
      )
    })
  })

const offer = (page: Page) => page.getByRole('complementary', { name: /Installer Foulée/ })

test('installing is offered once after a deed and stays in the settings, and the icon counts until one signs out', async ({
  page,
}) => {
  const shown: (number | null)[] = []
  await page.exposeFunction('noteBadge', (nb: number | null) => void shown.push(nb))
  await page.addInitScript(() => {
    const callNoteBadge = (nb: number | null) =>
      (window as unknown as { noteBadge: (nb: number | null) => Promise<void> }).noteBadge(nb)
    Object.assign(navigator, {
      setAppBadge: callNoteBadge,
      clearAppBadge: () => callNoteBadge(null),
    })
  })
  await letInstall(page)
  await arriveRemembered(page)
  await page.goto('/home')
  await page.getByRole('link', { name: 'Courses', exact: true }).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(offer(page)).toHaveCount(0)

  await page.goto('/carte')
  await expect(page.getByRole('img', { name: 'Code QR de ma carte' })).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Courses', exact: true }).last().click()
  await expect(offer(page)).toBeVisible()
  await settle(page)
  expect(await findViolations(page)).toEqual([])
  await offer(page).getByRole('button', { name: 'Non merci' }).click()
  await expect(offer(page)).toHaveCount(0)

  await page.goto('/carte')
  await expect(page.getByRole('img', { name: 'Code QR de ma carte' })).toBeVisible()
  await page.getByRole('link', { name: 'Courses', exact: true }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: /course/i })).toBeVisible()
  await expect(offer(page)).toHaveCount(0)

  await page.goto('/reglages/application')
  await page.getByRole('button', { name: 'Installer l’application' }).click()
  await expect(page.getByText('Foulée est installée sur cet appareil.')).toBeVisible()

  await page.goto('/home')
  const bell = page.getByRole('link', { name: /^Notifications/ })
  await expect(async () => {
    const words = (await bell.textContent()) ?? ''
    expect(shown.at(-1)).toBe(Number(/(\d+)\u00a0non/.exec(words)?.[1] ?? 0))
  }).toPass()
  await signOut(page)
  await expect(page).toHaveURL(/\/$/)
  expect(shown.at(-1)).toBeNull()
})

const newTrack = () => Buffer.from(makeGpx({ track: makeRandomWay() })).toString()

/** Web Share Target: a cross-origin form post with a file. */
const share = (page: Page, files: readonly { name: string; text: string }[]) =>
  page.evaluate((values) => {
    const form = document.createElement('form')
    form.method = 'post'
    form.action = '/partager'
    form.enctype = 'multipart/form-data'
    const input = document.createElement('input')
    input.type = 'file'
    input.name = 'traces'
    input.multiple = true
    const held = new DataTransfer()
    for (const { name, text } of values) held.items.add(new File([text], name))
    input.files = held.files
    form.append(input)
    document.body.append(form)
    form.submit()
  }, files)

const haveWorker = async (page: Page) => {
  await page.goto('/cgu')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true)
}

test('a track shared from the phone waits for who signs in, then opens in the editor', async ({
  page,
}) => {
  const { email } = await createMember(page.request, 'f')
  await haveWorker(page)
  await share(page, [{ name: 'tour du col.gpx', text: newTrack() }])
  await expect(page.getByRole('heading', { name: /Votre fichier est gardé/ })).toBeVisible()
  await settle(page)
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'J’ai déjà un compte' }).click()
  await fillSignIn(page, email, false, NEW_PASSWORD)
  await expect(page).toHaveURL(/\/partager$/)
  await page.getByRole('button', { name: 'En faire un parcours' }).click()
  await expect(page).toHaveURL(/\/contribution\/parcours\/\d+$/, { timeout: 30_000 })
  await page.goto('/partager')
  await expect(page.getByRole('heading', { name: 'Comment faire' })).toBeVisible()
  await expect(page.getByText('tour du col.gpx')).toHaveCount(0)

  await share(page, [
    { name: 'photo.jpg', text: 'x' },
    { name: 'menteur.gpx', text: 'ceci n’est pas une trace' },
  ])
  await page.getByRole('button', { name: 'En faire des parcours' }).click()
  const sent = page.getByRole('list', { name: 'Fichiers envoyés' })
  await expect(sent.getByText('Ce fichier n’est pas une trace')).toBeVisible()
  await expect(sent.getByRole('button', { name: 'Choisir un autre fichier' })).toHaveCount(2)
  await expect(sent.getByRole('button', { name: 'Réessayer' })).toHaveCount(0)
})

test('who has no worker is told that a share was lost, and an iPhone how to install', async ({
  browser,
  baseURL,
}) => {
  const blocked = await browser.newContext({
    serviceWorkers: 'block',
    ...(baseURL ? { baseURL } : {}),
  })
  const sharing = await blocked.newPage()
  await sharing.goto('/cgu')
  await share(sharing, [{ name: 'tour.gpx', text: newTrack() }])
  await expect(sharing.getByRole('alert')).toContainText('n’a pas pu être gardé')
  await expect(sharing).toHaveURL(/\/partager\?perdu=1$/)
  await blocked.close()

  const context = await browser.newContext({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    ...(baseURL ? { baseURL } : {}),
  })
  const page = await context.newPage()
  await page.goto('/hors-ligne')
  await expect(page.getByRole('heading', { level: 1, name: 'Sans réseau' })).toBeVisible()
  await expect(page.getByText(/Sur l’écran d’accueil/)).toBeVisible()
  await context.close()
})
