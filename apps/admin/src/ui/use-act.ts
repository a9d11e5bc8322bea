import { isApiError } from '@foulee/contract/shared/call-error'
import { isAnswerLost } from '@foulee/contract/shared/idempotency-keys'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNotify, useRefresh } from 'react-admin'

type Done<Result> = string | ((result: Result) => string)

export function useAct<Variables, Result>(
  act: (variables: Variables) => Promise<Result>,
  done: Done<Result>,
) {
  return useNotifiedMutation(act, done, true)
}

/** The same for a form, which shows errors itself: a notification would cover its buttons. */
export function useFormAct<Variables, Result>(
  act: (variables: Variables) => Promise<Result>,
  done: Done<Result>,
) {
  return useNotifiedMutation(act, done, false)
}

function useNotifiedMutation<Variables, Result>(
  act: (variables: Variables) => Promise<Result>,
  done: Done<Result>,
  isFailureTold: boolean,
) {
  const notify = useNotify()
  const refresh = useRefresh()
  const isBusy = useRef(false)
  const { mutate, ...mutation } = useMutation<Result, Error, Variables>({
    mutationFn: act,
    onSettled: () => {
      isBusy.current = false
    },
    onSuccess: (result) => {
      notify(typeof done === 'string' ? done : done(result), { type: 'success' })
      refresh()
    },
    onError: (cause) => {
      if (isFailureTold) notify(describeActFailure(cause), { type: 'error' })
      // Another staff member may have acted meanwhile, or the lost answer told that it is done.
      if (isStale(cause)) refresh()
    },
  })
  return {
    ...mutation,
    // The second press of a double click precedes the busy state.
    mutate: (...sent: Parameters<typeof mutate>) => {
      if (isBusy.current) return
      isBusy.current = true
      mutate(...sent)
    },
  }
}

const isStale = (cause: Error): boolean =>
  isAnswerLost(cause) ? navigator.onLine : isApiError(cause) && [404, 409].includes(cause.status)

export const describeActFailure = (cause: Error): string =>
  isAnswerLost(cause)
    ? 'Foulée n’a pas répondu\u00a0: c’est peut-être fait. Regardez ce qu’il en est avant de recommencer.'
    : describeFailure(cause)

export function describeFailure(cause: Error): string {
  const fields = isApiError(cause) ? Object.values(cause.errors) : []
  return [cause.message, ...fields].join(' ')
}
