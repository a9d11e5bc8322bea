import type { NewDemande } from '@foulee/contract/membres/demandes'
import { invalidFields } from '@foulee/contract/shared/call-error'
import type { TypeDemande } from '@foulee/domain/membres/demande'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { FIELDS } from './demande-fields.tsx'

/**
 * The request as the form has it. What is empty is not sent.
 * @throws ApiError `champs_invalides`, before an account is made for a request that cannot be sent
 */
export async function readDemande(form: FormData, type: TypeDemande): Promise<NewDemande> {
  const [{ checkDemande }, { parisDate }] = await Promise.all([
    import('@foulee/domain/membres/demande'),
    import('@foulee/domain/shared/heure-paris'),
  ])
  const given = Object.fromEntries(
    FIELDS[type].flatMap((name) => {
      const value = String(form.get(name) ?? '').trim()
      return value ? [[name, value]] : []
    }),
  )
  const errors = checkDemande(type, given, parisDate(new Date()))
  const said = Object.entries(errors).flatMap(([field, text]) => (text ? [[field, text]] : []))
  if (said.length) throw invalidFields(Object.fromEntries(said))
  return { type, ...given }
}

/** Sends a request; one's list is then asked again. */
export function useSendDemande() {
  const client = useQueryClient()
  return async (body: NewDemande) => {
    const { data } = await api('POST /api/profile/coach', { body })
    await client.invalidateQueries({ queryKey: ['demandes'] })
    return data
  }
}
