import { expect, type Page } from '@playwright/test'
import { fetchToken } from './people.ts'

const LEA = 'lea@foulee.example'
const NORA = 'nora@foulee.example'
const DAY_MS = 86_400_000

type Body = { multipart: Record<string, string> } | { data: object }

async function actAs({ request }: Page, email: string) {
  const headers = { authorization: `Bearer ${await fetchToken(request, email)}` }
  return async (path: string, body: Body) => {
    const answer = await request.post(path, { headers, ...body })
    expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true)
    return await answer.json()
  }
}

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

export async function publishRace(page: Page, { days = 120, epreuve = {} } = {}) {
  const nom = `Trail des brumes ${crypto.randomUUID().slice(0, 8)}`
  const [lea, nora] = [await actAs(page, LEA), await actAs(page, NORA)]
  const mine = await lea('/api/courses/organisateurs/my', { data: {} })
  const { id, data } = await lea('/api/courses/create', {
    multipart: {
      organisateurs_id: String(mine.data[0].id),
      nom,
      description: 'Une boucle entre lac et crêtes.',
      types: 'trail',
      ville: 'Annecy',
      code_postal: '74000',
      position: '[6.13,45.9]',
    },
  })
  const edition = await lea('/api/courses/editions', {
    multipart: {
      courses_id: String(id),
      date_debut: inDays(days),
      url_inscription: 'https://inscriptions.example/brumes',
    },
  })
  const own = { editions_id: edition.id, nom: 'Le 24 km', type: 'trail', distance: 24_000 }
  const made = await lea('/api/courses/epreuves', { data: { ...own, ...epreuve } })
  const move = (who: typeof lea, geste: string, motif = '') =>
    who(`/api/courses/${id}/etat`, { data: { geste, motif } })
  await move(lea, 'soumettre')
  await move(nora, 'publier')
  return {
    nom,
    slug: data.slug as string,
    epreuves_id: made.id as number,
    cancel: (motif: string) => move(lea, 'annuler', motif),
    postpone: (to: number) =>
      lea('/api/courses/editions', {
        multipart: { id: String(edition.id), courses_id: String(id), date_debut: inDays(to) },
      }),
  }
}
