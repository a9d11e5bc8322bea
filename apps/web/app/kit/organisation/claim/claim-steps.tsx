import type { Claim } from '@foulee/contract/courses/revendications'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { type Organisation, reloadAll } from '../organisation.mutations.ts'
import type { Root } from '../organisation.queries.ts'
import { ClaimStatus } from './claim-status.tsx'
import { CodeStep } from './code-step.tsx'
import { useCodeClaim } from './use-code-claim.ts'

type ClaimStepsProps<R extends Root> = {
  organisation: Organisation<R>
  claims: readonly Claim[]
  /** Said of one that was verified, and the link to its editor. */
  done: (nom: string) => string
  door: string
  /** Leaves the form of the code; shows `children` again by default. */
  onExit?: () => void
  /** Shown while no code is asked for. */
  children?: ReactNode
  dialog?: ReactNode
}

export function ClaimSteps<R extends Root>(props: ClaimStepsProps<R>) {
  const { organisation, claims, done, door, onExit, children, dialog } = props
  const client = useQueryClient()
  const [verified, setVerified] = useState<Claim | null>(null)
  const { open, isChosen, choose } = useCodeClaim(claims)
  return (
    <>
      {verified ? (
        <EmptyState
          action={
            <ButtonLink to={organisation.paths.editor(verified.structure.id)} variant="primary">
              {door}
            </ButtonLink>
          }
          title="C’est vérifié"
        >
          <p role="status">{done(verified.structure.nom)}</p>
        </EmptyState>
      ) : open ? (
        <CodeStep
          claim={open}
          isChosen={isChosen}
          key={open.id}
          onDone={setVerified}
          onExit={onExit ?? (() => choose(null))}
          reload={() => reloadAll(client, organisation)}
        />
      ) : (
        children
      )}
      {dialog}
      <ClaimStatus claims={claims} onCode={choose} open={open} />
    </>
  )
}
