import type { Call } from '@foulee/contract/shared/call'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { nextPage } from '#platform/api/next-page.ts'
import type { ResultatsSearch } from './resultats-url.ts'

export const PER_PAGE = 50

/** Ids as text, as from a URL: the in-process call does not convert them. */
const paramsOf = (epreuves_id: number) => ({ epreuves_id: String(epreuves_id) })

export const resultatsQuery = (epreuves_id: number, search: ResultatsSearch, call: Call = api) =>
  queryOptions({
    queryKey: ['resultats', epreuves_id, 'page', search],
    queryFn: ({ signal }) => {
      const query = { ...search, nb_page: PER_PAGE }
      const params = paramsOf(epreuves_id)
      return call('GET /api/resultats/{epreuves_id}', { params, query }, { signal })
    },
  })

export const resumeQuery = (epreuves_id: number, call: Call = api) =>
  queryOptions({
    queryKey: ['resultats', epreuves_id, 'resume'],
    queryFn: async () =>
      (await call('GET /api/resultats/{epreuves_id}/resume', { params: paramsOf(epreuves_id) }))
        .data,
  })

export const mineQuery = (epreuves_id: number) =>
  queryOptions({
    queryKey: ['resultats', epreuves_id, 'moi'],
    queryFn: async () =>
      (await api('GET /api/resultats/{epreuves_id}/moi', { params: { epreuves_id } })).data,
  })

export const lignesQuery = (epreuves_id: number, texte: string) =>
  queryOptions({
    queryKey: ['resultats', epreuves_id, 'lignes', texte],
    queryFn: async () => {
      const input = { params: { epreuves_id }, query: { texte } }
      return (await api('GET /api/resultats/{epreuves_id}/lignes', input)).data
    },
  })

export const ligneQuery = (epreuves_id: number, id: number) =>
  queryOptions({
    queryKey: ['resultats', epreuves_id, 'ligne', id],
    queryFn: async () => (await api('GET /api/resultats/{id}/ligne', { params: { id } })).data,
    // Never cached: another organiser may have corrected the line.
    staleTime: 0,
    gcTime: 0,
  })

const CORRECTIONS_PER_PAGE = 20

export const correctionsQuery = (epreuves_id: number) =>
  infiniteQueryOptions({
    queryKey: ['resultats', epreuves_id, 'corrections'],
    queryFn: ({ pageParam: page }) =>
      api('GET /api/resultats/{epreuves_id}/corrections', {
        params: { epreuves_id },
        query: { page, nb_page: CORRECTIONS_PER_PAGE },
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage(CORRECTIONS_PER_PAGE),
  })

export const gestionResultatsQuery = (epreuves_id: number) =>
  queryOptions({
    queryKey: ['resultats', epreuves_id, 'gestion'],
    queryFn: async () =>
      (await api('GET /api/resultats/{epreuves_id}/gestion', { params: { epreuves_id } })).data,
  })

export const PALMARES = ['resultats', 'my'] as const
const LATEST = 3

export const palmaresQuery = queryOptions({
  queryKey: [...PALMARES, 'derniers'],
  queryFn: async () =>
    (await api('POST /api/resultats/my', { query: { page: 1, nb_page: LATEST } })).data,
})

export const mesResultatsQuery = infiniteQueryOptions({
  queryKey: [...PALMARES, 'tous'],
  queryFn: async ({ pageParam: page, signal }) =>
    (await api('POST /api/resultats/my', { query: { page } }, { signal })).data,
  initialPageParam: 1,
  getNextPageParam: ({ nb, resultats }, pages) => {
    const loaded = pages.reduce((sum, page) => sum + page.resultats.length, 0)
    return resultats.length > 0 && loaded < nb ? pages.length + 1 : null
  },
})
