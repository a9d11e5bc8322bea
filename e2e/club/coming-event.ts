import { parisDate, parisTime } from '@foulee/domain/shared/heure-paris'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { fetchStaffToken } from '../staff.ts'
import { createVerified } from '../verified-member.ts'

type Body = { multipart: Record<string, string> } | { data: object }

export const actAs =
  (request: APIRequestContext, token: string) =>
  async (path: string, body: Body = { data: {} }) => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await request.post(path, { headers, ...body })
    expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true)
    return await answer.json()
  }

const HOUR_MS = 3_600_000

const inParis = (instant: Date): { jour: string; heure: string } => ({
  jour: parisDate(instant),
  heure: parisTime(instant),
})

export async function publishComingEvent(
  request: APIRequestContext,
  more: Record<string, string> = {},
) {
  const token = await fetchStaffToken(request)
  const nora = actAs(request, token)
  const titre = `Sortie du lavoir ${crypto.randomUUID().slice(0, 8)}`
  const { id } = await nora('/api/evenements/create', {
    multipart: {
      titre,
      type: 'sortie',
      description: 'Une heure ensemble, à l’allure de chacun.',
      lieu: 'Le lavoir',
      ville: 'Guéret',
      position: '[1.8714,46.1703]',
      ...inParis(new Date(Date.now() + 2 * HOUR_MS)),
      duree_minutes: '60',
      ...more,
    },
  })
  await nora(`/api/evenements/${id}/etat`, { data: { geste: 'soumettre' } })
  await nora(`/api/evenements/${id}/etat`, { data: { geste: 'publier' } })
  const answer = await request.get(`/api/evenements/${id}`)
  const { data } = await answer.json()
  return {
    id: id as number,
    titre,
    slug: data.slug as string,
    date: data.dates[0].id as number,
    token,
  }
}

export async function comeTo(request: APIRequestContext, dates_id: number) {
  const member = await createVerified(request)
  const { data } = await actAs(request, member.token)('/api/evenements/inscrire', {
    data: { dates_id, cle: crypto.randomUUID(), groupe: null },
  })
  return {
    ...member,
    inscription: data.id as number,
    code: data.code as string,
    nom: data.nom as string,
  }
}

export const isCached = (page: Page, path: string) =>
  page.evaluate(async (url) => (await caches.match(url)) !== undefined, path)
