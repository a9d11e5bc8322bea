import { useMutation } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import type { Third, Trip } from './trips.ts'

type Departure = { third: Third } & Pick<Trip, 'retour' | 'remember' | 'isLink'>

export function useDeparture() {
  return useMutation({
    mutationFn: async ({ third, ...trip }: Departure) => {
      const [{ saveTrip }, { data }] = await Promise.all([
        import('./trips.ts'),
        api('GET /api/auth/external/{third}', { params: { third } }),
      ])
      saveTrip(data.state, { ...trip, secret: data.secret, at: Date.now() })
      location.assign(data.url)
    },
  })
}
