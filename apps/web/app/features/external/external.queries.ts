import type { Call } from '@foulee/contract/call'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import type { Returned } from './returned.ts'
import type { Third, Trip } from './trips.ts'

/** The services that this installation lets sign in. They change with its settings only. */
export const providersQuery = (call: Call = api) =>
  queryOptions({
    queryKey: ['external', 'providers'],
    queryFn: async () => (await call('GET /api/auth/external')).data,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** My accounts elsewhere. */
export const linkedQuery = queryOptions({
  queryKey: ['external', 'linked'],
  queryFn: async () => (await api('GET /api/auth/comptes-externes')).data,
})

/**
 * What the provider's answer leads to. It is good for one exchange: whatever happens to the session
 * meanwhile, it is never asked again.
 */
export const arrivalQuery = (third: Third, returned: Returned, trip: Trip | null) =>
  queryOptions({
    queryKey: ['external', 'arrival', returned.state],
    queryFn: async () => {
      const body = { ...readAnswer(returned), secret: trip?.secret ?? '', remember: trip?.remember }
      return (await api('POST /api/auth/external/{third}', { params: { third }, body })).data
    },
    enabled: trip !== null,
    staleTime: 'static',
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  })

/** What of the returned address the server is to check. */
export const readAnswer = ({ state, code, iss, error }: Returned) => ({ state, code, iss, error })
