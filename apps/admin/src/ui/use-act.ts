import { isApiError } from '@foulee/contract/shared/call-error'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNotify, useRefresh } from 'react-admin'

/** What is said once it is done; it may depend on what came of it. */
type Done<Result> = string | ((result: Result) => string)

/** Something that a member of the staff does: it is told, and what is shown is asked again. */
export function useAct<Given, Result>(act: (given: Given) => Promise<Result>, done: Done<Result>) {
  return useTold(act, done, true)
}

/** The same from a form, which says itself what is wrong: a notice would cover its buttons. */
export function useFormAct<Given, Result>(
  act: (given: Given) => Promise<Result>,
  done: Done<Result>,
) {
  return useTold(act, done, false)
}

function useTold<Given, Result>(
  act: (given: Given) => Promise<Result>,
  done: Done<Result>,
  isFailureTold: boolean,
) {
  const notify = useNotify()
  const refresh = useRefresh()
  const isBusy = useRef(false)
  const { mutate, ...mutation } = useMutation<Result, Error, Given>({
    mutationFn: act,
    onSettled: () => {
      isBusy.current = false
    },
    onSuccess: (result) => {
      notify(typeof done === 'string' ? done : done(result), { type: 'success' })
      refresh()
    },
    onError: (cause) => {
      if (isFailureTold) notify(describeFailure(cause), { type: 'error' })
      // Somebody else may have answered meanwhile.
      if (isApiError(cause) && [404, 409].includes(cause.status)) refresh()
    },
  })
  return {
    ...mutation,
    // The second press of a double click comes before the button shows that it waits.
    mutate: (...sent: Parameters<typeof mutate>) => {
      if (isBusy.current) return
      isBusy.current = true
      mutate(...sent)
    },
  }
}

/** What the server says of a failure, its fields included. */
export function describeFailure(cause: Error): string {
  const fields = isApiError(cause) ? Object.values(cause.errors) : []
  return [cause.message, ...fields].join(' ')
}
