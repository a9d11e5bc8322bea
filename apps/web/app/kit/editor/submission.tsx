import type { Statut } from '@foulee/domain/shared/publication'
import { type ReactNode, type RefObject, useRef } from 'react'
import { useSession } from '#platform/session/session-provider.tsx'
import { Button } from '#ui/button.tsx'
import { useOnePress } from '#ui/form/use-one-press.ts'
import { FieldLinks, type LinkedField } from './field-links.tsx'

/** What stands between something and its publication. */
type Submission = {
  manques: readonly LinkedField[]
  /** Whether the account may publish at all: its address is verified. */
  mayPublish: boolean
  /** Where the first thing that is missing leads. */
  first: RefObject<HTMLAnchorElement | null>
  /** Whether the button was pressed: what is said then takes the hand from it. */
  isSent: RefObject<boolean>
}

export function useSubmission(manques: readonly LinkedField[]): Submission {
  const { currentUser } = useSession()
  const first = useRef<HTMLAnchorElement>(null)
  const isSent = useRef(false)
  return { manques, mayPublish: currentUser?.droits.includes('publier') ?? false, first, isSent }
}

type NextStepProps = {
  submission: Submission
  statut: Statut
  /** What is said at each step: French agrees with what is published. */
  words: Readonly<Record<'enValidation' | 'publiee' | 'complete' | 'manques', string>>
  /** What would make it better, once nothing is missing. */
  children?: ReactNode
}

/** What happens next, and what it waits for. */
export function NextStep({ submission, statut, words, children }: NextStepProps) {
  const { manques, mayPublish, first, isSent } = submission
  if (statut === 'en_validation') {
    return (
      <p ref={(said) => takeOver(isSent, said)} tabIndex={-1}>
        {words.enValidation}
      </p>
    )
  }
  if (statut === 'publiee') {
    return (
      <>
        <p>{words.publiee}</p>
        {children}
      </>
    )
  }
  if (!mayPublish) return <p>Vérifiez d’abord votre adresse email pour pouvoir publier.</p>
  if (manques.length) return <FieldLinks first={first} items={manques} title={words.manques} />
  return (
    <>
      <p>{words.complete}</p>
      {children}
    </>
  )
}

/** Once: the button that was pressed is gone. */
function takeOver(isSent: RefObject<boolean>, said: HTMLElement | null): void {
  if (!said || !isSent.current) return
  isSent.current = false
  said.focus()
}

type SubmitButtonProps = { submission: Submission; isLoading: boolean; onSubmit: () => void }

/** Asks the staff to publish. While something is missing, it leads there. */
export function SubmitButton({ submission, isLoading, onSubmit }: SubmitButtonProps) {
  const { manques, mayPublish, first, isSent } = submission
  const isNewPress = useOnePress(isLoading, null)
  const submit = () => {
    isSent.current = true
    onSubmit()
  }
  return (
    <Button
      aria-disabled={(!manques.length && !mayPublish) || undefined}
      icon="check"
      isLoading={isLoading}
      onClick={({ timeStamp }) => {
        if (manques.length) first.current?.focus()
        else if (mayPublish && isNewPress(timeStamp)) submit()
      }}
      variant="primary"
    >
      Soumettre à validation
    </Button>
  )
}
