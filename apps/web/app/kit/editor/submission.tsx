import type { Statut } from '@foulee/domain/shared/publication'
import { type ReactNode, type RefObject, useRef } from 'react'
import { useSession } from '#platform/session/session-provider.tsx'
import { Button } from '#ui/button.tsx'
import { useOnePress } from '#ui/form/use-one-press.ts'
import { FieldLinks, type LinkedField } from './field-links.tsx'

type Submission = {
  manques: readonly LinkedField[]
  /** Publication requires a verified e-mail address. */
  mayPublish: boolean
  first: RefObject<HTMLAnchorElement | null>
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
  words: Readonly<Record<'enValidation' | 'publiee' | 'complete' | 'manques', string>>
  children?: ReactNode
}

export function NextStep({ submission, statut, words, children }: NextStepProps) {
  const { manques, mayPublish, first, isSent } = submission
  if (statut === 'en_validation') {
    return (
      <p ref={(said) => focusSubmission(isSent, said)} tabIndex={-1}>
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

/** Moves the focus once: the pressed button is gone. */
function focusSubmission(isSent: RefObject<boolean>, said: HTMLElement | null): void {
  if (!said || !isSent.current) return
  isSent.current = false
  said.focus()
}

type SubmitButtonProps = { submission: Submission; isLoading: boolean; onSubmit: () => void }

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
