import type { APIRequestContext, Page } from '@playwright/test'
import { bringToken } from './door.ts'
import { fetchToken } from './people.ts'

const LEA = 'lea@foulee.example'
const DAY_MS = 86_400_000

let token: Promise<string> | undefined

function signIn(request: APIRequestContext): Promise<string> {
  token ??= fetchToken(request, LEA)
  return token
}

export async function send(
  request: APIRequestContext,
  path: string,
  body: { multipart: Record<string, string> } | { data: object },
) {
  const headers = { authorization: `Bearer ${await signIn(request)}` }
  const answer = await request.post(path, { headers, ...body })
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
  return answer.json()
}

export async function createDraft(request: APIRequestContext, fields: Record<string, string> = {}) {
  const { data } = await send(request, '/api/courses/organisateurs/my', { data: {} })
  const nom = `Trail des lavoirs ${crypto.randomUUID().slice(0, 8)}`
  const multipart = { organisateurs_id: String(data[0].id), nom, ...fields }
  const { id } = await send(request, '/api/courses/create', { multipart })
  return { id: id as number, nom }
}

export async function submitRace(request: APIRequestContext) {
  const race = await createDraft(request, { description: 'De lavoir en lavoir.', ville: 'Mende' })
  const date_debut = new Date(Date.now() + 200 * DAY_MS).toISOString().slice(0, 10)
  const edition = { courses_id: String(race.id), date_debut }
  const made = await send(request, '/api/courses/editions', { multipart: edition })
  const epreuve = { editions_id: made.id, nom: 'Le 24 km', type: 'trail', distance: 24_000 }
  await send(request, '/api/courses/epreuves', { data: epreuve })
  await send(request, `/api/courses/${race.id}/etat`, { data: { geste: 'soumettre' } })
  return race
}

export async function readReason(request: APIRequestContext, id: number): Promise<string | null> {
  const headers = { authorization: `Bearer ${await signIn(request)}` }
  const answer = await request.get(`/api/courses/${id}/gestion`, { headers })
  return (await answer.json()).data.renvoi_motif
}

export const arriveInEditor = async (page: Page): Promise<string> =>
  openEditor(page, await createDraft(page.request))

export async function arriveAsOrganiser(page: Page): Promise<void> {
  await bringToken(page, await signIn(page.request))
}

export async function openEditor(page: Page, { id }: { id: number }): Promise<string> {
  await arriveAsOrganiser(page)
  const path = `/contribution/courses/${id}`
  await page.goto(path)
  return path
}

export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
