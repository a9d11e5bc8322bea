import type { FeuilleDeRoute } from '@foulee/contract/parcours/feuille-de-route'
import type { Call } from '@foulee/contract/shared/call'
import { isApiError } from '@foulee/contract/shared/call-error'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import {
  fetchFeuille,
  fetchMyFeuille,
  type MyQuery,
  type Query,
  type Subject,
} from './feuille-subjects.ts'
import { dropEmpty, type FeuilleSearch } from './feuille-url.ts'

export type Sheet = { feuille: FeuilleDeRoute; errors: Readonly<Record<string, string>> }

/** The roadbook of a URL; with an invalid setting, the default one and the errors. */
export const feuilleQuery = (subject: Subject, search: FeuilleSearch, call: Call = api) =>
  queryOptions({
    queryKey: ['feuille-de-route', subject, search],
    queryFn: async (): Promise<Sheet> => {
      try {
        const said = dropEmpty(search) as Query
        return { feuille: (await fetchFeuille(call, subject, said)).data, errors: {} }
      } catch (cause) {
        if (!isApiError(cause) || cause.status !== 422) throw cause
        const { errors } = cause
        return { feuille: (await fetchFeuille(call, subject, {})).data, errors: { ...errors } }
      }
    },
  })

/**
 * The member's own roadbook, from results or level; null without either. Asked after boot, and again once
 * they give a race.
 */
export const myFeuilleQuery = (subject: Subject, search: FeuilleSearch) =>
  queryOptions({
    queryKey: ['ma-feuille-de-route', subject, search.depart, search.arrets, search.jour],
    queryFn: async () => (await fetchMyFeuille(api, subject, await toMyQuery(search))).data,
  })

/** Settings of a member's own roadbook, with the race that they gave. */
export async function toMyQuery({ depart, arrets, jour }: FeuilleSearch): Promise<MyQuery> {
  const settings = Object.entries({ depart, arrets, jour }).filter(([, value]) => value)
  const { getReference, toReferenceQuery } = await import(
    '#features/parcours/shared/reference-store.ts'
  )
  return { ...toReferenceQuery(getReference()), ...Object.fromEntries(settings) } as MyQuery
}
