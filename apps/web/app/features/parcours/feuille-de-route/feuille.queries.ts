import type { Call, Input } from '@foulee/contract/call'
import { isApiError } from '@foulee/contract/call-error'
import type { FeuilleDeRoute } from '@foulee/contract/parcours/feuille-de-route'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { type Asked, listSaid } from './feuille-url.ts'

/** Whose sheet: an épreuve by the slug of its race and its id, or a route by its slug. */
export type Subject =
  | { kind: 'epreuve'; slug: string; epreuves_id: string }
  | { kind: 'parcours'; slug: string }

/** A sheet, and what its address said that nobody can run. */
export type Sheet = { feuille: FeuilleDeRoute; errors: Readonly<Record<string, string>> }

const EPREUVE = 'GET /api/courses/{id}/epreuves/{epreuves_id}/feuille-de-route'
const PARCOURS = 'GET /api/parcours/{id}/feuille-de-route'

/** The call checks what the address says: the page passes it on. */
type Query = NonNullable<Input<typeof PARCOURS>['query']>

function ask(call: Call, subject: Subject, query: Query) {
  const params = { id: subject.slug }
  if (subject.kind === 'parcours') return call(PARCOURS, { params, query })
  const { epreuves_id } = subject
  return call(EPREUVE, { params: { ...params, epreuves_id }, query })
}

/** The sheet that an address asks for; what it says wrongly is told beside the sheet of who says nothing. */
export const feuilleQuery = (subject: Subject, asked: Asked, call: Call = api) =>
  queryOptions({
    queryKey: ['feuille-de-route', subject, asked],
    queryFn: async (): Promise<Sheet> => {
      try {
        const said = listSaid(asked) as Query
        return { feuille: (await ask(call, subject, said)).data, errors: {} }
      } catch (cause) {
        if (!isApiError(cause) || cause.status !== 422) throw cause
        const { errors } = cause
        return { feuille: (await ask(call, subject, {})).data, errors: { ...errors } }
      }
    },
  })

/** Where the call of a sheet is, for its file. */
export const callPath = (subject: Subject): string =>
  subject.kind === 'parcours'
    ? `/api/parcours/${subject.slug}/feuille-de-route`
    : `/api/courses/${subject.slug}/epreuves/${subject.epreuves_id}/feuille-de-route`

/** The address of its page. */
export const pagePath = (subject: Subject): string => callPath(subject).slice('/api'.length)

/** Where one comes from. */
export const subjectPath = (subject: Subject): string =>
  subject.kind === 'parcours' ? `/parcours/${subject.slug}` : `/courses/${subject.slug}`
