import { type APIRequestContext, expect } from '@playwright/test'
import { askStaffToken } from './staff.ts'
import { createVerified } from './verified-member.ts'

type Body = { multipart: Record<string, string> } | { data: object }

/** A call in somebody's name; a form goes as one, anything else as JSON. */
export async function send(request: APIRequestContext, token: string, path: string, body: Body) {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await request.post(path, { headers, ...body })
  expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true)
  return answer.json()
}

/** Somebody new with an agency of their own, whose papers the staff has verified. */
export async function createAgency(request: APIRequestContext) {
  const { token } = await createVerified(request)
  const nom = `Crêtes de ${crypto.randomUUID().slice(0, 8)}`
  const papers = {
    immatriculation: 'IM083170003',
    garant: 'APST',
    garant_adresse: '15 avenue Carnot, 75017 Paris',
    assureur: 'MAIF',
    assureur_adresse: '200 avenue Allende, 79000 Niort',
  }
  const made = await send(request, token, '/api/voyages/agences', { data: { nom, ...papers } })
  const verified = { data: { id: made.id, decision: 'verifier' } }
  await send(request, await askStaffToken(request), '/api/agences/verifier', verified)
  return { token, nom, id: made.id as number }
}

/** A draft of an agency, with these days. @returns the address of its editor, and its id */
export async function createDraftStay(
  request: APIRequestContext,
  { token, id: agence }: { token: string; id: number },
  days: readonly string[],
) {
  const titre = `Tour des lacs ${crypto.randomUUID().slice(0, 8)}`
  const form = { multipart: { agence: String(agence), titre } }
  const { id } = await send(request, token, '/api/voyages/create', form)
  for (const day of days) {
    await send(request, token, `/api/voyages/journee/${id}`, { multipart: { titre: day } })
  }
  return { id: id as number, titre, path: `/contribution/sejours/${id}` }
}
