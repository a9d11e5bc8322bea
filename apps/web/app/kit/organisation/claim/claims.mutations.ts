import type { Claim } from '@foulee/contract/courses/revendications'
import { useQueryClient } from '@tanstack/react-query'
import { renewTouched, useCall } from '#platform/api/use-call.ts'
import { readLine } from '#ui/form/form-values.ts'

export type TypeClaim = Claim['type']
type NewClaim = { id: number; message: string; sans_adresse: boolean }

export function useClaim(type: TypeClaim, onDone?: (claim: Claim) => void) {
  const client = useQueryClient()
  return useCall('POST /api/claim/create', {
    input: ({ message, ...claim }: NewClaim) => ({
      body: { ...claim, type, ...(message && { message }) },
    }),
    renews: 'never',
    onSuccess: async (claim) => {
      // First: the form closes onto the claims.
      await renewTouched(client, 'POST /api/claim/create')
      onDone?.(claim)
    },
  })
}

/** Submits the code. After a refusal nothing is refetched, so the form keeps its error. */
export function useVerify(
  { id: claim, type }: Pick<Claim, 'id' | 'type'>,
  { onDone, reload }: { onDone: (claim: Claim) => void; reload: () => Promise<void> },
) {
  return useCall('POST /api/claim/verify', {
    input: (form: FormData) => ({ body: { claim, code: readLine(form, 'code'), type } }),
    renews: 'never',
    onSuccess: (verified) => {
      // First: refetching the claims unmounts the form.
      onDone(verified)
      return reload()
    },
  })
}
