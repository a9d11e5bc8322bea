import type { APIRequestContext, Page } from '@playwright/test'

/** Posts as a page of a visitor does, with the anti-forgery pair. @returns the answer's `data` */
export async function postAsVisitor<Data>(
  request: APIRequestContext,
  path: string,
  data: object,
): Promise<Data> {
  await request.get('/api/sante')
  const { cookies } = await request.storageState()
  const xsrf = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const answer = await request.post(path, { headers: { 'x-xsrf-token': xsrf }, data })
  return (await answer.json()).data
}

/**
 * Puts a session where the pages of this tab look for it, once: whoever is signed out afterwards
 * stays so.
 */
export const bringToken = (page: Page, token: string) =>
  page.addInitScript((value) => {
    const brought = `brought:${value}`
    if (sessionStorage.getItem(brought)) return
    sessionStorage.setItem(brought, 'yes')
    sessionStorage.setItem('auth_token', value)
  }, token)
