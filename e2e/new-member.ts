import type { Page } from '@playwright/test'
import { NEW_PASSWORD, newEmail } from './people.ts'

/** A member made for one journey: what it changes is nobody else's. */
export type NewMember = { users_id: number; email: string }

/**
 * Makes an account and opens its session in this page.
 * @param sexe completes the profile; without it the welcome questions wait
 */
export async function arriveAsNew(page: Page, sexe?: 'f' | 'h'): Promise<NewMember> {
  const { request } = page
  const email = newEmail()
  await request.get('/api/sante')
  const { cookies } = await request.storageState()
  const xsrf = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const answer = await request.post('/api/auth/register', {
    headers: { 'x-xsrf-token': xsrf },
    data: { email, password: NEW_PASSWORD, prenom: 'Inès', nom: 'Garnier', cgu: true },
  })
  const { auth_token, user } = (await answer.json()).data
  if (sexe) {
    await request.post('/api/profile/update', {
      headers: { authorization: `Bearer ${auth_token}` },
      multipart: { sexe },
    })
  }
  await page.addInitScript((token) => sessionStorage.setItem('auth_token', token), auth_token)
  return { users_id: user.users_id, email }
}
