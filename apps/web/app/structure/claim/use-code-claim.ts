import type { Claim } from '@foulee/contract/courses/revendications'
import { useState } from 'react'

type Choice = { claim: Claim | null; newest: number | undefined }

/**
 * The claim whose code is asked for: the newest, where it waits for one. Another may be chosen, or none;
 * that holds until a newer claim is made.
 * @param claims newest first
 */
export function useCodeClaim(claims: readonly Claim[]) {
  const [newest] = claims
  const [choice, keep] = useState<Choice | null>(null)
  const asked = choice && choice.newest === newest?.id ? choice.claim : newest
  return {
    open: claims.find(({ id, etat }) => id === asked?.id && etat === 'code'),
    choose: (claim: Claim | null) => keep({ claim, newest: newest?.id }),
  }
}
