import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { nextPage } from '#platform/api/next-page.ts'

/** Prefix of all queries about training: agenda, load, plans, suggestions. */
export const TRAINING_KEY = ['entrainement'] as const

export const entrainementQuery = (id: number) =>
  queryOptions({
    queryKey: [...TRAINING_KEY, 'un', id],
    queryFn: async () => (await api('POST /api/training/{id}', { params: { id } })).data,
  })

export const etapesQuery = (id: number) =>
  queryOptions({
    queryKey: [...TRAINING_KEY, 'etapes', id],
    queryFn: async () => (await api('POST /api/training/{id}/etapes', { params: { id } })).data,
  })

/** Page size above the number of trainings in a range. */
const MOST = 100

export const trainingsQuery = (du: string, au: string) =>
  queryOptions({
    queryKey: [...TRAINING_KEY, 'jours', du, au],
    queryFn: async () =>
      (
        await api('POST /api/training', {
          query: { date_min: du, date_max: au, tri: ['date'], nb_page: MOST },
          body: {},
        })
      ).data,
  })

export const propositionsQuery = queryOptions({
  queryKey: [...TRAINING_KEY, 'propositions'],
  queryFn: async () => (await api('POST /api/training/propositions', { body: {} })).data,
})

const GESTES = 10

export const gestesQuery = infiniteQueryOptions({
  queryKey: [...TRAINING_KEY, 'gestes'],
  queryFn: ({ pageParam: page }) =>
    api('POST /api/training/gestes', { query: { page, nb_page: GESTES } }),
  initialPageParam: 1,
  getNextPageParam: nextPage(GESTES),
})

export const outingsQuery = (du: string, au: string) =>
  queryOptions({
    queryKey: ['activites', 'my', 'entrainement', du, au],
    queryFn: async () =>
      (
        await api('POST /api/activites/my', {
          query: { date_min: du, date_max: au, nb_page: 20 },
        })
      ).data,
  })
