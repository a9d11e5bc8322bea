import { DEMO_PASSWORD } from '@foulee/testing/demo'
import type { Page } from '@playwright/test'
import { bringToken, postAsVisitor } from './door.ts'

const LEA = 'lea@foulee.example'

/** Léa, signed in, in the editor of a draft of her own. */
export async function arriveInEditor(page: Page): Promise<string> {
  // Nothing moves under the hand.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const given = { email: LEA, password: DEMO_PASSWORD, remember: true }
  type Session = { auth_token: string }
  const { auth_token } = await postAsVisitor<Session>(page.request, '/api/auth/login', given)
  await bringToken(page, auth_token)
  const headers = { authorization: `Bearer ${auth_token}` }
  const mine = await page.request.post('/api/courses/organisateurs/my', { headers, data: {} })
  const [organisateur] = (await mine.json()).data as { id: number }[]
  const made = await page.request.post('/api/courses/create', {
    headers,
    multipart: {
      organisateurs_id: String(organisateur?.id),
      nom: `Trail des lavoirs ${crypto.randomUUID().slice(0, 8)}`,
    },
  })
  const path = `/contribution/courses/${(await made.json()).id}`
  await page.goto(path)
  return path
}

/** A part of the editor, by its heading. */
export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
