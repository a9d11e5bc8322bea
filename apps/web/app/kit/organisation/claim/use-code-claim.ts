import type { Claim } from '@foulee/contract/courses/revendications'
import { useState } from 'react'

type ClaimRef = Pick<Claim, 'id' | 'etat'>
type Choice = { id: number | null; newest: number | undefined }

/**
 * Claim with the open code form: the newest if it awaits a code. Another one or none may be chosen,
 * until a newer claim is made.
 * @param claims newest first
 */
export function findCodeClaim<C extends ClaimRef>(claims: readonly C[], choice: Choice | null) {
  const newest = claims[0]?.id
  const claimId = choice?.newest === newest ? choice?.id : newest
  return claims.find(({ id, etat }) => id === claimId && etat === 'code')
}

export function useCodeClaim(claims: readonly Claim[]) {
  const [choice, keep] = useState<Choice | null>(null)
  return {
    open: findCodeClaim(claims, choice),
    isChosen: choice !== null,
    choose: (claim: Claim | null) => keep({ id: claim?.id ?? null, newest: claims[0]?.id }),
  }
}
