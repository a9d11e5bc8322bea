import type { ParcoursCard } from '@foulee/contract/parcours/parcours'
import type { Preparation } from '@foulee/contract/parcours/parcours-suggestions'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import ParcoursPreparation from './parcours-preparation.tsx'
import { preparationQuery } from './parcours-suggestions.queries.ts'

const COURSE = 3

const route = (id: number, titre: string): ParcoursCard => ({
  id,
  slug: `parcours-${id}`,
  slug_key: `parcours-${id}`,
  titre,
  types: ['trail'],
  forme: 'boucle',
  difficulte: null,
  distance: 18_000,
  denivele: 900,
  km_effort: 27,
  ville: 'Voiron',
  departement: '38',
  region: null,
  position: null,
  croquis: [],
  photo: null,
  note: null,
  nb_notes: 0,
  etat: 100,
  statut: 'publiee',
  auteur: { users_id: 1, nom: 'Paola Rossi', avatar: null },
  publie_le: null,
  updated_at: '2027-01-01T00:00:00Z',
})
const crete = route(1, 'La crête')
const lac = route(2, 'Le tour du lac')

function read(preparations: Preparation[]) {
  const client = new QueryClient()
  client.setQueryData(preparationQuery(COURSE).queryKey, preparations)
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ParcoursPreparation coursesId={COURSE} />
    </QueryClientProvider>,
  )
  const cards = html.match(
    /<li[^>]*><div class="@container.*?(?=<li[^>]*><div class="@container|$)/gs,
  )
  return (cards ?? []).map((card) => ({
    route: /href="\/parcours\/([^"]+)"/.exec(card)?.[1],
    pour: [...card.matchAll(/<summary[^>]*>([^<]+)</g)].map(([, words]) => words),
    raisons: [...card.matchAll(/<\/svg>([^<]+)<\/li>/g)].map(([, words]) => words),
  }))
}

it('a route shows once with its épreuves and reasons', () => {
  const suits = (parcours: ParcoursCard, raison: string) => ({ parcours, raisons: [raison] })
  const shown = read([
    { epreuves_id: 1, epreuve: 'Le 80', trace: null, parcours: [suits(crete, 'deux montées')] },
    {
      epreuves_id: 2,
      epreuve: 'Le 40',
      trace: null,
      parcours: [suits(lac, 'plat'), suits(crete, 'une montée')],
    },
  ])
  expect(shown).toEqual([
    {
      route: 'parcours-1',
      pour: ['Pour Le 80', 'Pour Le 40'],
      raisons: ['deux montées', 'une montée'],
    },
    { route: 'parcours-2', pour: ['Pour Le 40'], raisons: ['plat'] },
  ])
})

it('the section is absent for a race without training routes', () => {
  expect(read([])).toEqual([])
})
