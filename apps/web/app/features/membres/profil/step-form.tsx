import type { Profil } from '@foulee/contract/membres/profil'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { FormErrorSummary } from '#ui/form-error-summary.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { joinDistances } from './options.ts'
import { useSaveProfil } from './profil.mutations.ts'
import { possibleQuery } from './profil.queries.ts'
import type { Step } from './qualification-steps.tsx'
import { readSaveFailure } from './save-failure.ts'

type StepFormProps = {
  step: Step
  profil: Profil
  isLast: boolean
  /** Whether it follows another question, whose button has disappeared. */
  takesFocus: boolean
  onDone: () => void
  onExit: () => void
}

const UNANSWERED = 'Choisissez une réponse. «\u00a0Je préfère ne pas répondre\u00a0» en est une.'

export function StepForm({ step, profil, isLast, takesFocus, onDone, onExit }: StepFormProps) {
  const { data: options } = useQuery(possibleQuery)
  const { mutate, error, isPending, isError } = useSaveProfil()
  const [isMissing, setMissing] = useState(false)
  const title = useFocus(takesFocus)
  const failure = isError ? readSaveFailure(error) : null
  const send = (form: FormData) => {
    const body = step.id === 'distances' ? joinDistances(form) : form
    const isEmpty = ![...body.values()].some(Boolean)
    setMissing(Boolean(step.isRequired) && isEmpty)
    if (!isEmpty) mutate(body, { onSuccess: onDone })
    else if (!step.isRequired) onDone()
  }
  const { later } = step
  const skipStep = (form: HTMLFormElement | null) => {
    if (!form || !later) return
    // Keeps a chosen answer.
    const body = new FormData(form)
    if (!body.get(later.name)) body.set(later.name, later.value)
    mutate(body, { onSuccess: onExit })
  }
  return (
    <form
      className="grid gap-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send(new FormData(event.currentTarget))
      }}
    >
      <div className="grid gap-2">
        <h1 className="text-2xl outline-none md:text-3xl" ref={title} tabIndex={-1}>
          {step.title}
        </h1>
        <p className="text-ink-soft">{step.lead}</p>
      </div>
      {failure && !Object.keys(failure.errors).length && (
        <FormErrorSummary errors={[]} message={failure.message} />
      )}
      {isMissing && <FormErrorSummary errors={[]} message={UNANSWERED} />}
      {options ? (
        step.fields({ profil, options, errors: failure?.errors ?? {} })
      ) : (
        <Loading label="Chargement des réponses possibles…">
          <Skeleton className="h-40" />
        </Loading>
      )}
      <div className="flex flex-wrap gap-3">
        <Button isLoading={isPending} type="submit" variant="primary">
          {isLast ? 'Terminer' : 'Continuer'}
        </Button>
        {later && !step.isAnswered(profil) && (
          <Button
            aria-disabled={isPending || undefined}
            onClick={(event) => isPending || skipStep(event.currentTarget.form)}
            variant="quiet"
          >
            Plus tard
          </Button>
        )}
        {!step.isRequired && (
          <Button onClick={onDone} variant="quiet">
            Passer cette question
          </Button>
        )}
      </div>
    </form>
  )
}

/** The title of a new question takes the focus and is announced, except on the first screen. */
function useFocus(takesFocus: boolean) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus])
  return title
}
