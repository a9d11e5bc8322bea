import {
  type APIRequestContext,
  type Browser,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import { findViolations } from './axe.ts'
import { bringToken, postAsVisitor } from './door.ts'
import { createMember, type NewMember } from './new-member.ts'
import { DEMO_PASSWORD } from './people.ts'

export const NORA = 'nora@foulee.example'

export async function fetchStaffToken(request: APIRequestContext): Promise<string> {
  const input = { email: NORA, password: DEMO_PASSWORD }
  return (await postAsVisitor<{ auth_token: string }>(request, '/api/auth/login', input)).auth_token
}

/**
 * Lets the staff into the back office at once, with the pass that its entrance would fetch: going through that opens a
 * page of the site, then the back office, which the journey opens again where it wants to be.
 */
export async function bringPass(page: Page): Promise<void> {
  const token = await fetchStaffToken(page.request)
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.post('/api/admin/entree', { headers })
  const { passe } = (await answer.json()).data
  const cookie = { name: 'BACK-OFFICE', value: passe, domain: 'localhost', path: '/admin' }
  await page.context().addCookies([cookie])
  await bringToken(page, token)
}

/** The staff in a browser of their own, beside the one of the journey. */
export async function sitDown(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await bringPass(page)
  return page
}

/** Somebody who is of the staff for one journey, so that what they change of themselves is theirs. */
export async function createStaff(request: APIRequestContext): Promise<NewMember> {
  const member = await createMember(request, 'f')
  await request.post('/api/admin/utilisateurs/drapeaux', {
    headers: { authorization: `Bearer ${await fetchStaffToken(request)}` },
    data: { id: member.users_id, drapeaux: { is_staff: true }, motif: 'Pour un parcours.' },
  })
  return member
}

export async function findCard(page: Page, text: string): Promise<Locator> {
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: text })
  const more = page.getByRole('button', { name: 'Voir plus' })
  await expect(async () => {
    await expect(card.or(more).first()).toBeVisible()
    if (!(await card.count())) await more.click()
    await expect(card).toBeVisible({ timeout: 2_000 })
  }).toPass()
  return card
}

export async function expectAccessible(page: Page) {
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  expect(await findViolations(page), page.url()).toEqual([])
}
