import { itemsOf, pagesOf, queryOf } from '#platform/api/query-of.ts'
import { tagged } from '#platform/api/tagged.ts'

/** All queries about training: agenda, load, plans, suggestions, athletes. */
export const TRAINING = tagged('training', 'auth', 'coaching')

export const entrainementQuery = (id: number) =>
  queryOf('POST /api/training/{id}', { params: { id } })

export const etapesQuery = (id: number) =>
  queryOf('POST /api/training/{id}/etapes', { params: { id } })

/** Page size above the number of trainings in a range. */
const MOST = 100

export const trainingsQuery = (du: string, au: string) =>
  itemsOf('POST /api/training', {
    query: { date_min: du, date_max: au, tri: ['date'], nb_page: MOST },
    body: {},
  })

export const propositionsQuery = queryOf('POST /api/training/propositions', { body: {} })

export const gestesQuery = pagesOf('POST /api/training/gestes', { query: { nb_page: 10 } })

export const outingsQuery = (du: string, au: string) =>
  itemsOf('POST /api/activites/my', { query: { date_min: du, date_max: au, nb_page: 20 } })
