import { itemsOf, pagesOf, queryOf } from '#platform/api/query-of.ts'
import { tagged } from '#platform/api/tagged.ts'

const { predicate: isOwn } = tagged('training', 'auth')

/**
 * All queries about training: agenda, load, plans, suggestions, athletes. Not the page of a plan: who
 * starts one waits for these, and must not wait for more than the button that they replace.
 */
export const TRAINING = {
  predicate: (query: Parameters<typeof isOwn>[0]) =>
    isOwn(query) || String(query.queryKey[0]).startsWith('POST /api/coaching/athletes/'),
}

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
