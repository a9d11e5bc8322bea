import { expect, test } from '@playwright/test'

test('finds a race from the landing without signing in', { tag: ['@main', '@two-sizes'] }, async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('searchbox').first().fill('marathon rochelle')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/calendrier\?.*texte=marathon/)
  await page
    .getByRole('link', { name: /Marathon de La Rochelle/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/courses\/marathon-de-la-rochelle/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rochelle')
  await expect(page.getByRole('main')).toContainText('42,2')
  await expect(page).toHaveTitle(/Marathon de La Rochelle/)
})

test('walks the directory from department to race', { tag: '@two-sizes' }, async ({ page }) => {
  await page.goto('/calendrier')
  await page
    .getByRole('link', { name: /Haute-Savoie/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/calendrier\/haute-savoie$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Haute-Savoie')
  const map = page.getByLabel('Carte des courses')
  await page.getByText('Voir sur la carte').click()
  await expect(map).toBeVisible()
  await page.getByRole('main').locator('a[href^="/courses/"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Haute-Savoie')
  await page.goBack()
  await expect(map).toBeVisible()
})

test('a race page works without JavaScript', { tag: '@main' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/calendrier')
  await page.getByRole('main').locator('a[href^="/calendrier/"]').first().click()
  await page.getByRole('main').locator('a[href^="/courses/"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.close()
})

test('the demo says what it is', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('Données de démonstration').first()).toBeVisible()
})

test('a race page describes itself to search engines', async ({ page, request, baseURL }) => {
  const list = await (await request.get('/api/courses?texte=templiers')).json()
  const { slug } = list.data[0]
  await page.goto(`/courses/${slug}`)
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  expect(canonical).toBe(`${baseURL}/courses/${slug}`)
  const image = await page.locator('meta[property="og:image"]').getAttribute('content')
  const picture = await request.get(new URL(image ?? '').pathname)
  expect(picture.headers()['content-type']).toBe('image/png')
  const html = await (await request.get(`/courses/${slug}`)).text()
  expect(html).toContain('"@type":"SportsEvent"')
})

test.describe('statuses', () => {
  const pages: [path: string, status: number][] = [
    ['/', 200],
    ['/calendrier', 200],
    ['/connexion', 200],
    ['/courses', 200],
    ['/courses/cette-course-n-existe-pas', 404],
    ['/calendrier/atlantide', 404],
    ['/une/adresse/inconnue', 404],
    ['/404', 404],
    ['/500', 500],
    ['/robots.txt', 200],
    ['/sitemap.xml', 200],
    ['/manifest.webmanifest', 200],
    ['/api/docs', 200],
  ]
  for (const [path, status] of pages) {
    test(`${path} answers ${status}`, async ({ request }) => {
      expect((await request.get(path)).status()).toBe(status)
    })
  }
})

test('a page without network says so, and comes back', async ({ page, context }) => {
  await page.goto('/')
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await page.reload()
  await context.setOffline(true)
  await page.goto('/calendrier/ain').catch(() => {})
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pas de réseau')
  await context.setOffline(false)
  await page.goto('/calendrier/ain')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ain')
})

test('types what they look for, opens what is offered, and loosens what finds nothing in one tap', {
  tag: '@main',
}, async ({ page }) => {
  await page.goto('/')
  const field = page.getByLabel('Où, ou quelle course')
  await field.click()
  await field.pressSequentially('trail isè')
  await expect(field).toHaveRole('combobox')
  const offer = page.getByRole('option', { name: /Trails en Isère/ })
  await expect(offer).toContainText(/\d+\scourses?/)
  await offer.click()
  await expect(page).toHaveURL(/\/calendrier\?texte=trail\+Is/)
  const asked = page.getByRole('list', { name: 'Votre recherche' })
  await expect(asked.getByRole('link')).toHaveText([/^Trail/, /^Isère/])
  await page.getByLabel('Où, ou quelle course').fill('trail isère 900 km')
  await page.getByRole('button', { name: 'Chercher', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aucune course trouvée')
  await page.getByRole('link', { name: /Sans « 900 km/ }).click()
  await expect(page).toHaveURL(/\/calendrier\?texte=trail\+is%C3%A8re$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+\scourses?$/)
})

test('a directory of routes is searched without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/itineraires')
  await page.getByLabel('Où, ou quel parcours').fill('trail')
  await page.getByRole('button', { name: 'Chercher' }).click()
  await expect(page).toHaveURL(/\/itineraires\?texte=trail/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('main').locator('a[href^="/parcours/"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.close()
})
