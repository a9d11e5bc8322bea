import { ApiError } from '@foulee/contract/errors'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { linkedQuery, readAnswer } from './external.queries.ts'
import type { Returned } from './returned.ts'
import { keepTrip, type Third, type Trip } from './trips.ts'

type Departure = { third: Third } & Pick<Trip, 'retour' | 'remember' | 'isLink'>

/** Leaves for a provider; `isPending` until the browser is on its way. */
export function useDeparture() {
  return useMutation({
    mutationFn: async ({ third, ...trip }: Departure) => {
      const { data } = await api('GET /api/auth/external/{third}', { params: { third } })
      keepTrip(data.state, { ...trip, secret: data.secret, at: Date.now() })
      location.assign(data.url)
    },
  })
}

const line = (form: FormData, name: string) => String(form.get(name) ?? '').trim() || undefined

/** Answers what the arrival asked: a password, or what an account needs. */
export function useArrivalAnswer(third: Third, returned: Returned, trip: Trip) {
  return useMutation({
    mutationFn: async (form: FormData) => {
      const password = String(form.get('password') ?? '')
      if (form.has('password') && !password) refuse('password', 'Indiquez votre mot de passe.')
      if (!form.has('password') && !form.has('cgu')) {
        refuse('cgu', 'Acceptez les conditions générales pour créer un compte.')
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

function refuse(field: string, message: string): never {
  throw new ApiError('champs_invalides', { errors: { [field]: message } })
}

/** Takes one of my accounts elsewhere off. */
export function useUnlink() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (third: Third) => api('POST /api/auth/comptes-externes/del', { body: { third } }),
    onSuccess: () => client.invalidateQueries({ queryKey: linkedQuery.queryKey }),
  })
}
