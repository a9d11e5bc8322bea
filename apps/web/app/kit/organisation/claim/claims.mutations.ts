import type { Claim } from '@foulee/contract/courses/revendications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { tagged } from '#platform/api/tagged.ts'

export type TypeClaim = Claim['type']
type NewClaim = { id: number; message: string; sans_adresse: boolean }

export function useClaim(type: TypeClaim, onDone?: (claim: Claim) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ message, ...claim }: NewClaim) => {
      const body = { ...claim, type, ...(message && { message }) }
      return (await api('POST /api/claim/create', { body })).data
    },
    onSuccess: async (claim) => {
      await client.invalidateQueries(tagged('claim'))
      onDone?.(claim)
    },
  })
}

/** Submits the code. After a refusal nothing is refetched, so the form keeps its error. */
export function useVerify(
  { id: claim, type }: Pick<Claim, 'id' | 'type'>,
  { onDone, reload }: { onDone: (claim: Claim) => void; reload: () => Promise<void> },
) {
  return useMutation({
    mutationFn: async (form: FormData) => {
      const code = String(form.get('code') ?? '').trim()
      return (await api('POST /api/claim/verify', { body: { claim, code, type } })).data
    },
    onSuccess: (verified) => {
      // First: refetching the claims unmounts the form.
      onDone(verified)
      return reload()
    },
  })
}
