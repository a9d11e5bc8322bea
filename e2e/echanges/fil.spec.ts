import { blankPng } from '@foulee/testing/png'
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { bringToken } from '../door.ts'
import type { NewMember } from '../new-member.ts'
import { settle } from '../settle.ts'
import { createVerified } from '../verified-member.ts'

/** Unique text, since other journeys publish too. */
const newWords = () => `Belle sortie sur les crêtes, ${crypto.randomUUID().slice(0, 8)}.`

const post = async (
  request: APIRequestContext,
  { token }: NewMember,
  path: string,
  input: { data?: object; multipart?: Record<string, string> },
) => {
  const answer = await request.post(path, {
    headers: { authorization: `Bearer ${token}` },
    ...input,
  })
  expect(answer.ok()).toBe(true)
  return (await answer.json()).data
}

const publish = (request: APIRequestContext, member: NewMember, texte: string) =>
  post(request, member, '/api/feed/store', { multipart: { texte } })

const follow = (request: APIRequestContext, reader: NewMember, { users_id: id }: NewMember) =>
  post(request, reader, '/api/abonnements/store', { data: { kind: 'profil', id, est_suivi: true } })

async function openFeed(page: Page, ...said: string[]) {
  const author = await createVerified(page.request)
  const reader = await createVerified(page.request)
  await follow(page.request, reader, author)
  for (const words of said) await publish(page.request, author, words)
  await bringToken(page, reader.token)
  await page.goto('/home')
  return { author, reader }
}

const itemOf = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words })

const act = async (page: Page, words: string, name: RegExp) => {
  await itemOf(page, words).getByRole('button', { name: 'Actions sur cette publication' }).click()
  await page.getByRole('menuitem', { name }).click()
}

test('a reaction given in one tap stays until it is taken back, and a comment is counted under what it answers', async ({
  page,
}) => {
  const words = newWords()
  await openFeed(page, words)
  const item = itemOf(page, words)
  const first = item.locator('button[aria-pressed]').first()
  await first.click()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await expect(first).toHaveAccessibleName(/, 1\s+réaction$/)
  await page.reload()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await first.click()
  await expect(first).toHaveAttribute('aria-pressed', 'false')

  await item.getByRole('link', { name: 'Commenter' }).click()
  await expect(page).toHaveURL(/\/feed\/\d+/)
  await page.getByLabel('Votre commentaire').fill('Les crêtes étaient sèches ?')
  await page.getByRole('button', { name: 'Commenter', exact: true }).click()
  const comment = page.getByRole('article').filter({ hasText: 'Les crêtes étaient sèches ?' })
  await expect(comment).toBeVisible()
  await settle(page)
  expect(await findViolations(page)).toEqual([])
  await page.goBack()
  await expect(item.getByRole('link', { name: /1\s+commentaire/ })).toBeVisible()
})

async function openTab(page: Page, { token }: NewMember): Promise<Page> {
  const tab = await page.context().newPage()
  await bringToken(tab, token)
  const opened = listening(tab)
  await tab.goto('/home')
  await opened
  return tab
}

const listening = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/api/flux') && answer.ok())

/** Browser without event stream and with a fake clock. */
async function openDeaf(browser: Browser, reader: NewMember): Promise<Page> {
  const page = await sitDown(browser, reader)
  await page.clock.install()
  await page.route('**/api/flux', (route) => route.abort())
  await page.goto('/home')
  return page
}

/** Newest item: only pinned ones precede it. */
const topOf = (page: Page) => page.locator('article:not(.fil-carte-avant)').first()

const NEWS = '/api/feed/nouveautes'
const newsButton = (page: Page, nb: number) =>
  page.getByRole('button', { name: new RegExp(`^${nb}\\s+nouveautés?$`) })

test('what somebody publishes is announced on every open page of who follows, and moves nothing before one presses', async ({
  page,
  browser,
}) => {
  const first = newWords()
  const opened = listening(page)
  const { author, reader } = await openFeed(page, first, newWords(), newWords())
  await opened
  const item = itemOf(page, first)
  await expect(item).toBeVisible()
  const tab = await openTab(page, reader)
  const deaf = await openDeaf(browser, reader)
  await expect(itemOf(deaf, first)).toBeVisible()
  const writer = await sitDown(browser, author)
  await writer.goto('/home')

  // Scrolled into the feed; requests from here on are recorded.
  await item.scrollIntoViewIfNeeded()
  await settle(page)
  const findTop = async () => (await item.boundingBox())?.y ?? Number.NaN
  const before = await findTop()
  const texts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(NEWS)) texts.push(request.url())
  })
  const news = newWords()
  await writer.getByLabel('Quelques mots pour vos abonnés').fill(news)
  expect(texts).toEqual([])
  await writer.getByRole('button', { name: 'Publier', exact: true }).click()

  for (const each of [page, tab]) {
    await expect(newsButton(each, 1)).toBeVisible()
    await expect(itemOf(each, news)).toHaveCount(0)
  }
  expect(texts).toHaveLength(1)
  // Scroll positions are rounded to whole pixels a moment later.
  expect(Math.abs((await findTop()) - before)).toBeLessThan(1)
  await settle(page)
  expect(await findViolations(page)).toEqual([])
  await expect(page.locator('[aria-live=polite]', { has: newsButton(page, 1) })).toHaveCount(1)

  await newsButton(page, 1).click()
  await expect(topOf(page)).toContainText(news)
  await expect(topOf(page)).toBeInViewport()
  await expect(topOf(page)).toBeFocused()
  await expect(newsButton(page, 1)).toHaveCount(0)
  await newsButton(tab, 1).click()
  await expect(topOf(tab)).toContainText(news)
  await writer.context().close()
  await test.step('a page that cannot be told asks by itself, each minute', async () => {
    await expect(newsButton(deaf, 1)).toHaveCount(0)
    await deaf.clock.runFor(61_000)
    await expect(newsButton(deaf, 1)).toBeVisible()
    await deaf.context().close()
  })
})

async function sitDown(browser: Browser, member: NewMember): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await bringToken(page, member.token)
  return page
}

test('words and photos whose sending fails or is broken off stay, and go with one more press', async ({
  page,
  browser,
}) => {
  const { author, reader } = await openFeed(page)
  await follow(page.request, author, reader)
  const words = newWords()
  await page.route('**/api/feed/store', (route) => route.abort())
  await page.getByLabel('Quelques mots pour vos abonnés').fill(words)
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(itemOf(page, words).getByRole('alert')).toContainText('Vérifiez votre connexion')
  await itemOf(page, words).getByRole('button', { name: 'Abandonner' }).click()
  await expect(page.getByLabel('Quelques mots pour vos abonnés')).toHaveValue(words)
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(itemOf(page, words).getByRole('alert')).toContainText('Vérifiez votre connexion')
  await page.unroute('**/api/feed/store')
  await itemOf(page, words).getByRole('button', { name: 'Réessayer' }).click()
  await expect(itemOf(page, words).getByRole('button', { name: /^Actions/ })).toBeVisible()
  await settle(page)
  expect(await findViolations(page)).toEqual([])

  await test.step('photos show how far they are, and are broken off', async () => {
    await page.locator('input[type=file]').setInputFiles(
      Array.from({ length: 50 }, (_, n) => ({
        name: `photo-${n}.png`,
        mimeType: 'image/png',
        buffer: Buffer.from(blankPng(400 + n, 300)),
      })),
    )
    await expect(page.getByRole('alert')).toHaveText(/^50\s+photos, c’est trop.*10 au plus/)
    const remove = page.getByRole('button', { name: /^Retirer photo/ })
    for (let left = 10; left > 2; left--) await remove.last().click()
    const seen = newWords()
    await page.getByLabel('Quelques mots pour vos abonnés').fill(seen)
    // The request stays pending until aborted.
    await page.route('**/api/feed/store', () => undefined)
    await page.getByRole('button', { name: 'Publier', exact: true }).click()
    const sending = page.getByRole('article', { name: 'Ma publication' })
    await expect(sending.getByRole('progressbar')).toHaveCount(2)
    await sending.getByRole('button', { name: 'Interrompre' }).click()
    await expect(sending.getByRole('alert')).toContainText('Rien n’a été publié')
    await page.unroute('**/api/feed/store')
    await sending.getByRole('button', { name: 'Réessayer' }).click()
    await expect(itemOf(page, seen).getByRole('img', { name: /photo/i }).first()).toBeVisible()
    await expect(sending).toHaveCount(0)
  })

  await test.step('what was taken away since is told to who still sees it', async () => {
    const other = await sitDown(browser, author)
    await other.goto('/home')
    await expect(itemOf(other, words)).toBeVisible()
    await act(page, words, /^Supprimer/)
    await page.getByRole('button', { name: 'Supprimer ma publication' }).click()
    await expect(itemOf(page, words)).toHaveCount(0)
    await itemOf(other, words)
      .getByRole('link', { name: /^il y a|à l’instant/ })
      .click()
    const gone = other.getByRole('heading', { name: 'Cette publication n’est plus là' })
    await expect(gone).toBeVisible()
    await other.context().close()
  })
})
