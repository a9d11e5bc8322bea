import type { NewDemande } from '@foulee/contract/membres/demandes'
import { invalidFields } from '@foulee/contract/shared/call-error'
import type { TypeDemande } from '@foulee/domain/membres/demande'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { tagged } from '#platform/api/tagged.ts'
import { FIELDS } from './demande-fields.tsx'

/**
 * Request body of the form; empty fields are left out.
 * @throws ApiError `champs_invalides`, before an account is created for an invalid request
 */
export async function readDemande(form: FormData, type: TypeDemande): Promise<NewDemande> {
  const [{ checkDemande }, { parisDate }] = await Promise.all([
    import('@foulee/domain/membres/demande'),
    import('@foulee/domain/shared/heure-paris'),
  ])
  const values = Object.fromEntries(
    FIELDS[type].flatMap((name) => {
      const value = String(form.get(name) ?? '').trim()
      return value ? [[name, value]] : []
    }),
  )
  const errors = checkDemande(type, values, parisDate(new Date()))
  const said = Object.entries(errors).flatMap(([field, text]) => (text ? [[field, text]] : []))
  if (said.length) throw invalidFields(Object.fromEntries(said))
  return { type, ...values }
}

export function useSendDemande() {
  const client = useQueryClient()
  return async (body: NewDemande) => {
    const { data } = await api('POST /api/profile/coach', { body })
    await client.invalidateQueries(tagged('demandes'))
    return data
  }
}
