import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { nextPage } from '#platform/api/next-page.ts'

/** Whatever changes a training changes them all: agenda, load, plan, proposals. */
export const TRAINING_KEY = ['entrainement'] as const

/** One of my trainings. */
export const entrainementQuery = (id: number) =>
  queryOptions({
    queryKey: [...TRAINING_KEY, 'un', id],
    queryFn: async () => (await api('POST /api/training/{id}', { params: { id } })).data,
  })

/** What was done of each step of a training; null where the file of its outing does not tell. */
export const etapesQuery = (id: number) =>
  queryOptions({
    queryKey: [...TRAINING_KEY, 'etapes', id],
    queryFn: async () => (await api('POST /api/training/{id}/etapes', { params: { id } })).data,
  })

/** More than anybody does in the days that are asked for. */
const MOST = 100

/** My trainings between two days, both included. */
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

/** What the product proposes after missed trainings, or a race that moved. */
export const propositionsQuery = queryOptions({
  queryKey: [...TRAINING_KEY, 'propositions'],
  queryFn: async () => (await api('POST /api/training/propositions', { body: {} })).data,
})

const GESTES = 10

/** What was changed on my calendar, the newest first. */
export const gestesQuery = infiniteQueryOptions({
  queryKey: [...TRAINING_KEY, 'gestes'],
  queryFn: ({ pageParam: page }) =>
    api('POST /api/training/gestes', { query: { page, nb_page: GESTES } }),
  initialPageParam: 1,
  getNextPageParam: nextPage(GESTES),
})

/** Outings of the days around one: what a training may have been. */
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
