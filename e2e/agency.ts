import { type APIRequestContext, expect } from '@playwright/test'
import { fetchStaffToken } from './staff.ts'
import { createVerified } from './verified-member.ts'

type Body = { multipart: Record<string, string> } | { data: object }

export async function send(request: APIRequestContext, token: string, path: string, body: Body) {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await request.post(path, { headers, ...body })
  expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true)
  return answer.json()
}

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
  await send(request, await fetchStaffToken(request), '/api/agences/verifier', verified)
  return { token, nom, id: made.id as number }
}

async function createDraftStay(
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

const DAY_MS = 86_400_000
export const inDays = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

export async function publishStay(
  request: APIRequestContext,
  agency: { token: string; id: number },
  departures: readonly number[],
) {
  const stay = await createDraftStay(request, agency, ['De refuge en refuge', 'Le lac'])
  const post = (path: string, multipart: Record<string, string>) =>
    send(request, agency.token, `/api/voyages/${path}/${stay.id}`, { multipart })
  await post('update', {
    description: 'Deux jours de refuge en refuge.',
    lieu: 'Mende',
    departement: '48',
    position: '[3.5,44.52]',
    duree_jours: '2',
    niveau: 'confirme',
    sports: 'trail',
    bareme: '[{"jours":30,"part":50}]',
    reglement: 'Par virement.',
  })
  await post('inclus', { libelle: 'Une nuit en refuge', inclus: 'true' })
  const made: number[] = []
  for (const days of departures) {
    const depart = { debut: inDays(days), places: '10', prix: '49000' }
    made.push((await post('disponibilite', depart)).id)
  }
  const move = (token: string, geste: string) =>
    send(request, token, `/api/voyages/${stay.id}/etat`, { data: { geste } })
  await move(agency.token, 'soumettre')
  await move(await fetchStaffToken(request), 'publier')
  return { ...stay, departs: made }
}

export async function requestPlace(
  request: APIRequestContext,
  token: string,
  disponibilites_id: number,
) {
  const headers = { authorization: `Bearer ${token}` }
  const form = await request.get(`/api/voyages/disponibilite/${disponibilites_id}/formulaire`, {
    headers,
  })
  const { data } = await form.json()
  await send(request, token, '/api/voyages/reserve', {
    data: {
      disponibilites_id,
      cle: crypto.randomUUID(),
      participants: [{ prenom: 'Inès', nom: 'Garnier', naissance: '1990-01-01', chambre: 1 }],
      telephone: '+33612345678',
      formulaire: data.empreinte,
    },
  })
}
