import type { APIRequestContext, Page } from '@playwright/test'
import { bringToken, postAsVisitor } from './door.ts'
import { NEW_PASSWORD, newEmail } from './people.ts'

export type NewMember = { users_id: number; email: string; token: string }

type Sexe = 'f' | 'h' | 'non_precise'

/**
 * Creates an account by the API.
 * @param sexe completes the profile; undefined leaves the welcome questions open
 */
export async function createMember(request: APIRequestContext, sexe?: Sexe): Promise<NewMember> {
  const email = newEmail()
  const input = { email, password: NEW_PASSWORD, prenom: 'Inès', nom: 'Garnier', cgu: true }
  const { auth_token: token, user } = await postAsVisitor<{
    auth_token: string
    user: { users_id: number }
  }>(request, '/api/auth/register', input)
  if (sexe) {
    await request.post('/api/profile/update', {
      headers: { authorization: `Bearer ${token}` },
      multipart: { sexe },
    })
  }
  return { users_id: user.users_id, email, token }
}

export async function arriveAsNew(page: Page, sexe?: Sexe): Promise<NewMember> {
  const member = await createMember(page.request, sexe)
  await bringToken(page, member.token)
  return member
}
