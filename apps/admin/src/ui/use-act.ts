import { isApiError } from '@foulee/contract/shared/call-error'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNotify, useRefresh } from 'react-admin'

type Done<Result> = string | ((result: Result) => string)

export function useAct<Given, Result>(act: (given: Given) => Promise<Result>, done: Done<Result>) {
  return useNotifiedMutation(act, done, true)
}

/** The same for a form, which shows errors itself: a notification would cover its buttons. */
export function useFormAct<Given, Result>(
  act: (given: Given) => Promise<Result>,
  done: Done<Result>,
) {
  return useNotifiedMutation(act, done, false)
}

function useNotifiedMutation<Given, Result>(
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
      // Another staff member may have acted meanwhile.
      if (isApiError(cause) && [404, 409].includes(cause.status)) refresh()
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

export function describeFailure(cause: Error): string {
  const fields = isApiError(cause) ? Object.values(cause.errors) : []
  return [cause.message, ...fields].join(' ')
}
