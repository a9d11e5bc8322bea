import { useQueryClient } from '@tanstack/react-query'
import { queryOf } from '#platform/api/query-of.ts'
import { useCall } from '#platform/api/use-call.ts'
import { assertFields, readLine } from '#ui/form/form-values.ts'

export const premiumQuery = queryOf('POST /api/premium')

function readCode(form: FormData): { code: string } {
  const code = readLine(form, 'code_premium')
  assertFields({ code_premium: code ? undefined : 'Indiquez le code.' })
  return { code }
}

/** Redeems a code; refetches everything that premium unlocks. */
export function useCode() {
  const client = useQueryClient()
  const [shown] = premiumQuery.queryKey
  return useCall('POST /api/premium/code', {
    input: (form: FormData) => ({ body: readCode(form) }),
    update: (known, data) => known.setQueryData(premiumQuery.queryKey, data),
    onSuccess: () =>
      client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== shown }),
  })
}
