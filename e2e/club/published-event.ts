import type { APIRequestContext } from '@playwright/test'
import { inDays, send } from '../agency.ts'
import { fetchStaffToken } from '../staff.ts'
import { createVerified } from '../verified-member.ts'

export async function createClub(request: APIRequestContext) {
  const { token } = await createVerified(request)
  const nom = `Coureurs de ${crypto.randomUUID().slice(0, 8)}`
  const data = { nom, ville: 'Florac' }
  const made = await send(request, token, '/api/courses/organisateurs', { data })
  return { token, nom, id: made.id as number }
}

type Club = Awaited<ReturnType<typeof createClub>>

export async function publishEvent(
  request: APIRequestContext,
  { token, id: club }: Club,
  { days = 3, fois = 6 } = {},
) {
  const titre = `Sortie des gorges ${crypto.randomUUID().slice(0, 8)}`
  const form = { multipart: { organisateurs_id: String(club), titre } }
  const { id, data } = await send(request, token, '/api/evenements/create', form)
  const multipart = {
    description: 'On part ensemble, on rentre ensemble.',
    lieu: 'Place de la mairie',
    ville: 'Florac',
    code_postal: '48400',
    departement: '48',
    position: '[3.593,44.325]',
    jour: inDays(days),
    heure: '19:00',
    duree_minutes: '90',
    regle: `FREQ=WEEKLY;COUNT=${fois}`,
    places: '12',
  }
  await send(request, token, `/api/evenements/update/${id}`, { multipart })
  const move = (by: string, geste: string) =>
    send(request, by, `/api/evenements/${id}/etat`, { data: { geste } })
  await move(token, 'soumettre')
  await move(await fetchStaffToken(request), 'publier')
  return { id: id as number, titre, slug: data.slug as string }
}
