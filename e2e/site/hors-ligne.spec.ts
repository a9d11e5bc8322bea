import { expect, type Page, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { createMember } from '../new-member.ts'
import { signOut } from '../people.ts'
import { settle } from '../settle.ts'

test.use({ serviceWorkers: 'allow' })

const isCached = (page: Page, path: string) =>
  page.evaluate(async (url) => (await caches.match(url)) !== undefined, path)

async function openUntilCached(page: Page, path: string, heading: RegExp): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
  await expect.poll(() => isCached(page, path)).toBe(true)
}

async function openAsMember(page: Page): Promise<string> {
  const { token } = await createMember(page.request, 'f')
  await page.goto('/cgu')
  await page.evaluate((value) => localStorage.setItem('auth_token', value), token)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  return token
}

test('what was opened once is listed and opens without a network', { tag: '@main' }, async ({
  page,
  context,
}) => {
  const token = await openAsMember(page)
  const authorization = `Bearer ${token}`
  const list = await (await page.request.get('/api/courses?texte=templiers')).json()
  const { slug } = list.data[0]
  const { data: course } = await (await page.request.get(`/api/courses/${slug}`)).json()
  const epreuve = course.editions_next[0].epreuves[0]
  const stored = await page.request.post('/api/liste/store', {
    headers: { authorization },
    data: { type: 'epreuve', id: epreuve.id },
  })
  expect(stored.ok()).toBe(true)
  await page.request.post('/api/profile/update', {
    headers: { authorization },
    multipart: { pps_numero: 'P-314159' },
  })

  const sheet = `/courses/${slug}/epreuves/${epreuve.id}/feuille-de-route`
  await openUntilCached(page, '/ma-runlist', /Ma run list/)
  await openUntilCached(page, '/mon-agenda', /Mon agenda/)
  await openUntilCached(page, '/reglages/passeport', /Passeport coureur/)
  await openUntilCached(page, '/carte', /Ma carte/)
  await openUntilCached(page, `/courses/${slug}`, new RegExp(course.nom))
  await openUntilCached(page, sheet, /Feuille de route/)

  await context.setOffline(true)
  await page.goto('/profil')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pas de réseau')
  // No script: no visitor's links, and no online action.
  await expect(page.getByRole('link', { name: /Se connecter|Créer un compte/ })).toHaveCount(0)
  const open = async (name: string | RegExp, seen: RegExp) => {
    await page.goto('/profil')
    await page.locator('#gardes').getByRole('link', { name }).first().click()
    await expect(page.getByText(seen).first()).toBeVisible()
  }
  await open('Ma run list', new RegExp(epreuve.nom))
  await open('Mon agenda', /gardé sur cet appareil/)
  await open('Passeport coureur', /P-314159/)
  await open('Ma carte', /la carte gardée sur cet appareil/)
  await open(/^Feuille de route/, /Barrière|Arrivée|Passage/)

  await context.setOffline(false)
  await page.goto('/hors-ligne')
  const kept = page.locator('#gardes')
  await expect(kept.getByRole('link', { name: 'Ma run list' })).toBeVisible()
  await settle(page)
  expect(await findViolations(page)).toEqual([])
  await kept.getByRole('button', { name: 'Retirer Passeport coureur' }).click()
  await expect(kept.getByRole('link', { name: 'Passeport coureur' })).toHaveCount(0)

  await signOut(page)
  await expect(page).toHaveURL(/\/$/)
  for (const path of ['/ma-runlist', '/mon-agenda', '/carte']) {
    await expect.poll(() => isCached(page, path)).toBe(false)
  }
  expect(await isCached(page, sheet)).toBe(true)
})

const ROUTE = '/parcours/le-balcon-de-chamechaude'

test('without a network one stays oneself, and signing out leaves nothing of it', async ({
  page,
  context,
}) => {
  await openAsMember(page)
  await openUntilCached(page, '/ma-runlist', /Ma run list/)
  await expect(page.getByText('Rien encore dans votre run list')).toBeVisible()
  await openUntilCached(page, ROUTE, /Chamechaude/)

  await context.setOffline(true)
  await page.reload()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Le balcon de Chamechaude')
  const account = page.getByRole('button', { name: /Mon compte, Garnier Inès/ })
  await expect(account).toBeVisible()
  await expect(page.getByRole('link', { name: 'Se connecter' })).toHaveCount(0)
  await page.goto('/ma-runlist')
  await expect(page.getByText('Rien encore dans votre run list')).toBeVisible()
  await page.goto(ROUTE)
  await expect(account).toBeVisible()

  await context.setOffline(false)
  await page.goto(ROUTE)
  await test.step('for the visit alone too, and nothing of it is on the disk', async () => {
    await page.evaluate(() => {
      sessionStorage.setItem('auth_token', localStorage.getItem('auth_token') ?? '')
      localStorage.removeItem('auth_token')
    })
    await page.reload()
    await expect(account).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('moi'))).toBeNull()
    await context.setOffline(true)
    await page.reload()
    await expect(account).toBeVisible()
    await context.setOffline(false)
    await expect(account).toBeVisible()
    await expect(page.getByRole('link', { name: 'Se connecter' })).toHaveCount(0)
  })
  await signOut(page)
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => localStorage.getItem('moi'))).toBeNull()
  await expect.poll(() => isCached(page, '/ma-runlist')).toBe(false)
  await context.setOffline(true)
  await page.goto(ROUTE)
  await expect(title).toHaveText('Le balcon de Chamechaude')
  await expect(page.getByRole('button', { name: /Mon compte/ })).toHaveCount(0)
})

test('a part or a page that is not kept says so, and opens once the network is back', async ({
  page,
  context,
}) => {
  await openAsMember(page)
  await openUntilCached(page, ROUTE, /Chamechaude/)
  const report = page.getByRole('button', { name: 'Signaler' }).first()
  await report.scrollIntoViewIfNeeded()
  await settle(page)
  await context.setOffline(true)
  await report.click()
  await expect(page.getByText(/cette partie s’ouvrira quand il sera revenu/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible()

  const title = page.getByRole('heading', { level: 1 })
  await context.setOffline(true)
  await page.goto('/calendrier/ain')
  await expect(title).toContainText('Pas de réseau')
  await context.setOffline(false)
  await page.goto('/calendrier/ain')
  await expect(title).toContainText('Ain')
})
