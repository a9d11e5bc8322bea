import {
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  expect,
  type Page,
} from '@playwright/test'
import { bringToken } from './door.ts'
import type { NewMember } from './new-member.ts'
import { createVerified } from './verified-member.ts'

type Talker = NewMember & { nom: string }

export async function createTalker(request: APIRequestContext, prenom: string): Promise<Talker> {
  const member = await createVerified(request)
  const nom = `${prenom} ${crypto.randomUUID().slice(0, 6)}`
  await postAs(request, member, '/api/profile/update', {
    multipart: { naissance: '1990-05-12', public_name: nom },
  })
  return { ...member, nom }
}

type RequestOptions = { data?: object; multipart?: Record<string, string> }

export async function postAs(
  request: APIRequestContext,
  { token }: NewMember,
  path: string,
  options: RequestOptions = { data: {} },
) {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await request.post(path, { headers, ...options })
  expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true)
  return await answer.json()
}

/** Mutual followers: they may write without a request. */
export async function createFriends(request: APIRequestContext) {
  const [talker, other] = [await createTalker(request, 'Zoé'), await createTalker(request, 'Malo')]
  const follow = (who: Talker, { users_id: id }: Talker) =>
    postAs(request, who, '/api/abonnements/store', {
      data: { kind: 'profil', id, est_suivi: true },
    })
  await follow(talker, other)
  await follow(other, talker)
  return [talker, other] as const
}

export async function postMessage(
  request: APIRequestContext,
  who: Talker,
  to: { users_id: number } | { channels_id: number },
  texte: string,
): Promise<{ id: number; channels_id: number }> {
  const path = 'users_id' in to ? `user/${to.users_id}` : `channel/${to.channels_id}`
  const data = { texte, client_id: crypto.randomUUID() }
  return (await postAs(request, who, `/api/messages/post/${path}`, { data })).data
}

export const LAPTOP: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  isMobile: false,
  hasTouch: false,
}

export async function openBrowser(
  browser: Browser,
  { token }: NewMember,
  path: string,
  size: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext(size)
  const page = await context.newPage()
  await bringToken(page, token)
  const opened = page.waitForResponse((answer) => answer.url().endsWith('/api/flux'))
  await page.goto(path)
  expect((await opened).status()).toBe(200)
  return page
}

export const field = (page: Page) => page.getByRole('textbox', { name: 'Votre message' })

export async function write(page: Page, texte: string): Promise<void> {
  await field(page).fill(texte)
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
}

export const line = (page: Page, words: string) =>
  page.getByRole('list', { name: 'Messages' }).locator('> li').filter({ hasText: words })

export async function actOn(page: Page, words: string, name: string | RegExp): Promise<void> {
  await line(page, words).locator('.bulle').click()
  await line(page, words).getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('menuitem', { name }).click()
}
