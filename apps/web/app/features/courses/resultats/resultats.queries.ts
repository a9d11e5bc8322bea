import type { Call } from '@foulee/contract/shared/call'
import { pagesOf, queryOf } from '#platform/api/query-of.ts'
import type { ResultatsSearch } from './resultats-url.ts'

export const PER_PAGE = 50

/** Ids as text, as from a URL: the in-process call does not convert them. */
const paramsOf = (epreuves_id: number) => ({ epreuves_id: String(epreuves_id) })

const filtersOf = ({ texte, sexe, categorie, page }: ResultatsSearch) => ({
  texte,
  sexe,
  categorie,
  page,
  nb_page: PER_PAGE,
})

export const resultatsQuery = (epreuves_id: number, search: ResultatsSearch, call?: Call) =>
  queryOf(
    'GET /api/resultats/{epreuves_id}',
    { params: paramsOf(epreuves_id), query: filtersOf(search) },
    call,
  )

export const pointQuery = (epreuves_id: number, search: ResultatsSearch, call?: Call) =>
  queryOf(
    'GET /api/resultats/{epreuves_id}/points/{metres}',
    {
      params: { ...paramsOf(epreuves_id), metres: String(search.point) },
      query: { ...filtersOf(search), tri: search.tri },
    },
    call,
  )

export const resumeQuery = (epreuves_id: number, call?: Call) =>
  queryOf('GET /api/resultats/{epreuves_id}/resume', { params: paramsOf(epreuves_id) }, call)

export const mineQuery = (epreuves_id: number) =>
  queryOf('GET /api/resultats/{epreuves_id}/moi', { params: { epreuves_id } })

export const lignesQuery = (epreuves_id: number, texte: string) =>
  queryOf('GET /api/resultats/{epreuves_id}/lignes', { params: { epreuves_id }, query: { texte } })

/** Never cached: another organiser may have corrected the line. */
export const ligneQuery = (id: number) => ({
  ...queryOf('GET /api/resultats/{id}/ligne', { params: { id } }),
  staleTime: 0,
  gcTime: 0,
})

export const correctionsQuery = (epreuves_id: number) =>
  pagesOf('GET /api/resultats/{epreuves_id}/corrections', { params: { epreuves_id } })

export const gestionResultatsQuery = (epreuves_id: number) =>
  queryOf('GET /api/resultats/{epreuves_id}/gestion', { params: { epreuves_id } })

const LATEST = 3

export const palmaresQuery = queryOf('POST /api/resultats/my', {
  query: { page: 1, nb_page: LATEST },
})

export const mesResultatsQuery = pagesOf('POST /api/resultats/my', {}, ({ nb, resultats }) => ({
  shown: resultats.length,
  nb,
}))
