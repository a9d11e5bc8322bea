import { invalidFields } from '@foulee/contract/shared/call-error'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import type { Returned } from './returned.ts'
import type { Third, Trip } from './trips.ts'

/**
 * Exchanges the provider's answer. The code is valid once: the query is never repeated, whatever
 * happens to the session.
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

const readAnswer = ({ state, code, iss, error }: Returned) => ({ state, code, iss, error })

const line = (form: FormData, name: string) => String(form.get(name) ?? '').trim() || undefined

export function useArrivalAnswer(third: Third, returned: Returned, trip: Trip) {
  return useMutation({
    mutationFn: async (form: FormData) => {
      const password = String(form.get('password') ?? '')
      if (form.has('password') && !password) rejectField('password', 'Indiquez votre mot de passe.')
      if (!form.has('password') && !form.has('cgu')) {
        rejectField('cgu', 'Acceptez les conditions générales pour créer un compte.')
      }
      const { secret, remember } = trip
      const body = {
        ...readAnswer(returned),
        secret,
        remember,
        email: line(form, 'email'),
        ...(form.has('password')
          ? { password }
          : { cgu: true as const, prenom: line(form, 'prenom'), nom: line(form, 'nom') }),
      }
      return (await api('POST /api/auth/external/{third}', { params: { third }, body })).data
    },
  })
}

function rejectField(field: string, message: string): never {
  throw invalidFields({ [field]: message })
}
