import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { FormErrorSummary } from '../../ui/form-error-summary.tsx'
import { useHydrated } from '../../use-hydrated.ts'
import { readFormFailure } from './form-failure.ts'

type SessionFormProps = {
  mutation: Pick<UseMutationResult<unknown, Error, FormData>, 'mutate' | 'error' | 'isPending'>
  /** §8: what is said when there was no answer. */
  exception: string
  submit: string
  /** The fields, told what to correct. */
  children: (errors: Record<string, string>) => ReactNode
}

/** A form that is sent whole; the server's errors land above it and on its fields, by their id. */
export function SessionForm({ mutation, exception, submit, children }: SessionFormProps) {
  const { mutate, error, isPending } = mutation
  const isHydrated = useHydrated()
  const { message, errors } = readFormFailure(error, exception)
  return (
    // `post` and no submit button before the page is alive: a password never gets into an address.
    <form
      className="grid gap-5"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        mutate(new FormData(event.currentTarget))
      }}
    >
      <FormErrorSummary
        errors={Object.entries(errors).map(([fieldId, text]) => ({ fieldId, message: text }))}
        {...(message ? { message } : {})}
      />
      {children(errors)}
      <Button
        isLoading={isPending}
        isWide
        type={isHydrated ? 'submit' : 'button'}
        variant="primary"
      >
        {submit}
      </Button>
    </form>
  )
}
