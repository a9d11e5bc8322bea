import type { UseMutationResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useHydrated } from '#platform/page-loading/use-hydrated.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { Button } from '../button.tsx'
import { FormErrorSummary } from '../form-error-summary.tsx'
import { readFormFailure } from './form-failure.ts'
import { useConfirmFormLeave } from './use-confirm-leave.ts'
import { useDraft } from './use-draft.ts'
import { useOnePress } from './use-one-press.ts'

type Sending = Pick<UseMutationResult<unknown, Error, FormData>, 'mutate' | 'error' | 'isPending'>

type SessionFormProps = {
  mutation: Sending & { isSuccess?: boolean }
  exception: string
  submit: string
  id?: string
  draft?: string | undefined
  /** The surrounding form has a draft of its own. */
  isDraftKept?: boolean
  isPart?: boolean
  isDanger?: boolean
  children: (errors: Record<string, string>) => ReactNode
}

export function SessionForm(props: SessionFormProps) {
  const {
    mutation,
    exception,
    submit,
    id,
    draft,
    isDraftKept = draft !== undefined,
    isPart = false,
    isDanger = false,
    children,
  } = props
  const { mutate, error, isPending, isSuccess = false } = mutation
  const form = useDraft(draft, isSuccess)
  const { isAuth } = useSession()
  // A visitor's forms are doors to others: signing in instead of signing up loses nothing.
  const isAsked = isAuth && !isDraftKept && !isSuccess
  useConfirmFormLeave(form, { isAsked, isSending: isPending })
  const isHydrated = useHydrated()
  const isNewPress = useOnePress(isPending, error)
  const [mended, setMended] = useState<readonly string[]>([])
  const { message, errors } = readFormFailure(error, exception)
  const standing = Object.entries(errors).filter(([field]) => !mended.includes(field))
  return (
    // `method="post"` and no submit button before hydration: a password never gets into an address.
    <form
      className="grid gap-5"
      id={id}
      method="post"
      noValidate
      onChange={({ target }) => {
        const { name } = target as EventTarget as HTMLInputElement
        if (name in errors && !mended.includes(name)) setMended([...mended, name])
      }}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isNewPress(event.timeStamp)) return
        setMended([])
        mutate(new FormData(event.currentTarget))
      }}
      ref={form}
    >
      <FormErrorSummary
        errors={Object.entries(errors).map(([fieldId, text]) => ({ fieldId, message: text }))}
        refusal={error}
        {...(message ? { message } : {})}
      />
      {children(Object.fromEntries(standing))}
      <Button
        className={isPart ? 'justify-self-start' : undefined}
        isLoading={isPending}
        isWide={!isPart}
        type={isHydrated ? 'submit' : 'button'}
        variant={isDanger ? 'danger' : isPart ? 'secondary' : 'primary'}
      >
        {submit}
      </Button>
    </form>
  )
}
