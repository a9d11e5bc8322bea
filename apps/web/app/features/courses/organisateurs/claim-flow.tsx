import type { Claim } from '@foulee/contract/courses/revendications'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ClaimDialog } from '#kit/organisation/claim/claim-dialog.tsx'
import { ClaimStatus } from '#kit/organisation/claim/claim-status.tsx'
import { CodeStep } from '#kit/organisation/claim/code-step.tsx'
import { useCodeClaim } from '#kit/organisation/claim/use-code-claim.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ClaimDone } from './claim-done.tsx'
import { FindOrganisateur, type Found } from './find-organisateur.tsx'
import { MyOrganisateurs } from './my-organisateurs.tsx'
import { reloadAll } from './organisateurs.mutations.ts'
import { myClaimsQuery } from './organisateurs.queries.ts'
import { useLateAnchor } from './use-late-anchor.ts'

export default function ClaimFlow() {
  const { data: claims, error, isFetching, refetch } = useQuery(myClaimsQuery)
  const client = useQueryClient()
  const [chosen, choose] = useState<Found | null>(null)
  const [done, setDone] = useState<Claim | null>(null)
  const { open, isChosen, choose: chooseCode } = useCodeClaim(claims ?? [])
  useLateAnchor('retrouver', claims !== undefined)
  if (error && !claims) {
    return (
      <ErrorState isRetrying={isFetching} message={error.message} onRetry={() => void refetch()} />
    )
  }
  if (!claims) return <Skeleton className="h-64 rounded-card" />
  return (
    <section aria-labelledby="retrouver" className="grid gap-6">
      <SectionHeading
        id="retrouver"
        lead="Cherchez votre club, votre association ou votre société."
        title="Retrouvez votre structure"
      />
      {done ? (
        <ClaimDone claim={done} />
      ) : open ? (
        <CodeStep
          claim={open}
          isChosen={isChosen}
          key={open.id}
          onDone={setDone}
          onLeave={() => chooseCode(null)}
          reload={() => reloadAll(client)}
        />
      ) : (
        <FindOrganisateur onChoose={choose} />
      )}
      <ClaimDialog
        onClose={() => choose(null)}
        onSent={() => choose(null)}
        structure={chosen}
        type="organisateur"
      />
      <ClaimStatus claims={claims} onCode={chooseCode} open={open} />
      <MyOrganisateurs />
    </section>
  )
}
