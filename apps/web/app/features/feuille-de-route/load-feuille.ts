import type { LoaderFunctionArgs } from 'react-router'
import { prefetch } from '../../prefetch.ts'
import { feuilleQuery, type Subject } from './feuille.queries.ts'
import { readAsked } from './feuille-url.ts'

type Params = LoaderFunctionArgs['params']

/** The loader of a sheet: the one that its address asks for. */
export const loadFeuille =
  (subjectOf: (params: Params) => Subject) =>
  ({ context, params, request }: LoaderFunctionArgs) =>
    prefetch(context, (queries, call) => {
      const asked = readAsked(new URL(request.url).searchParams)
      return queries.fetchQuery(feuilleQuery(subjectOf(params), asked, call))
    })
