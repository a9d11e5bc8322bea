import type { Call, Input } from '@foulee/contract/shared/call'
import type { ObjectifPlan } from '@foulee/domain/entrainement/plan'
import type { Niveau } from '@foulee/domain/membres/profil'
import type { FilterValues } from '#kit/list-page/list-url.ts'
import { api } from '#platform/api/api.ts'
import { queryOf } from '#platform/api/query-of.ts'

export const PER_PAGE = 20

export const planQuery = (slug: string, call?: Call) =>
  queryOf('GET /api/coaching/plan/{slug}', { params: { slug } }, call)

export const planFiltresQuery = (call?: Call) => queryOf('GET /api/filtres/coaching/plan', {}, call)

export type Selection = { objectif?: ObjectifPlan; niveau?: Niveau | null }

export const annuaireQuery = ({ objectif, niveau }: Selection, page: number, call?: Call) =>
  queryOf(
    'GET /api/coaching/plan',
    {
      query: { ...(objectif && { objectif }), ...(niveau && { niveau }), page, nb_page: PER_PAGE },
    },
    call,
  )

const asQuery = (filters: FilterValues) => filters as Input<'GET /api/coaching/plan'>['query']

export const readPlansPage = (filters: FilterValues, page: number, signal: AbortSignal) =>
  api('GET /api/coaching/plan', { query: { ...asQuery(filters), page } }, { signal })

export const readPlansFiltres = async () => (await api('GET /api/filtres/coaching/plan')).data
