import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { assertFields, readLine } from '#ui/form/form-values.ts'
import { facteurQuery } from './second-facteur.queries.ts'

function readCode(form: FormData): { code: string } {
  const code = readLine(form, 'code')
  assertFields({ code: code ? undefined : 'Indiquez le code.' })
  return { code }
}

function useRefresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries(facteurQuery)
}

export const usePrepare = () =>
  useMutation({ mutationFn: async () => (await api('POST /api/second-facteur/preparer')).data })

/**
 * Activates with the first code.
 * @returns the recovery codes
 */
export const useActivate = () =>
  useMutation({
    mutationFn: async (form: FormData) =>
      (await api('POST /api/second-facteur/activer', { body: readCode(form) })).data.codes,
  })

export const useVerifyFactor = () => {
  const onSuccess = useRefresh()
  return useMutation({
    mutationFn: (form: FormData) =>
      api('POST /api/second-facteur/valider', { body: readCode(form) }),
    onSuccess,
  })
}

export const useRenew = () =>
  useMutation({
    mutationFn: async (form: FormData) =>
      (await api('POST /api/second-facteur/secours', { body: readCode(form) })).data.codes,
  })

export const useRemove = () => {
  const onSuccess = useRefresh()
  return useMutation({
    mutationFn: (form: FormData) =>
      api('POST /api/second-facteur/retirer', { body: readCode(form) }),
    onSuccess,
  })
}
