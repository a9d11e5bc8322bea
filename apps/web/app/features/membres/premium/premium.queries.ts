import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { assertFields, readLine } from '#ui/form/form-values.ts'

export const premiumQuery = queryOptions({
  queryKey: ['premium'],
  queryFn: async () => (await api('POST /api/premium')).data,
})

function readCode(form: FormData): { code: string } {
  const code = readLine(form, 'code_premium')
  assertFields({ code_premium: code ? undefined : 'Indiquez le code.' })
  return { code }
}

/** Redeems a code; refetches everything that premium unlocks. */
export function useCode() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (form: FormData) =>
      (await api('POST /api/premium/code', { body: readCode(form) })).data,
    onSuccess: (data) => {
      client.setQueryData(premiumQuery.queryKey, data)
      return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'premium' })
    },
  })
}
