import type { Call, Input } from '@foulee/contract/shared/call'
import type { ObjectifPlan } from '@foulee/domain/entrainement/plan'
import type { Niveau } from '@foulee/domain/membres/profil'
import { queryOptions } from '@tanstack/react-query'
import type { FilterValues } from '#kit/list-page/list-url.ts'
import { api } from '#platform/api/api.ts'

export const PER_PAGE = 20

export const planQuery = (slug: string, call: Call = api) =>
  queryOptions({
    queryKey: ['plans', slug],
    queryFn: async () => (await call('GET /api/coaching/plan/{slug}', { params: { slug } })).data,
  })

export const planFiltresQuery = (call: Call = api) =>
  queryOptions({
    queryKey: ['plans', 'filtres'],
    queryFn: async () => (await call('GET /api/filtres/coaching/plan')).data,
  })

/** Selection of a directory page; without a goal, all plans. */
export type Selection = { objectif?: ObjectifPlan; niveau?: Niveau | null }

export const annuaireQuery = ({ objectif, niveau }: Selection, page: number, call: Call = api) =>
  queryOptions({
    queryKey: ['plans', 'annuaire', objectif ?? null, niveau ?? null, page],
    queryFn: () =>
      call('GET /api/coaching/plan', {
        query: {
          ...(objectif ? { objectif } : {}),
          ...(niveau ? { niveau } : {}),
          page,
          nb_page: PER_PAGE,
        },
      }),
  })

const asQuery = (filters: FilterValues) => filters as Input<'GET /api/coaching/plan'>['query']

export const readPlansPage = (filters: FilterValues, page: number, signal: AbortSignal) =>
  api('GET /api/coaching/plan', { query: { ...asQuery(filters), page } }, { signal })

export const readPlansFiltres = async () => (await api('GET /api/filtres/coaching/plan')).data
