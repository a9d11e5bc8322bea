import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ReactElement, type ReactNode, useSyncExternalStore } from 'react'
import { readToken } from '#platform/session/token-storage.ts'

type SignedInPreviewProps<T, K extends QueryKey> = {
  query: UseQueryOptions<T, Error, T, K>
  /** What visitors see instead. */
  otherwise: ReactElement
  children: (data: T) => ReactNode
}

/**
 * What visitors may not see is asked again in the name of who is signed in: it may be theirs. A name that is
 * an address of ours (`a-valider`) answers a list, which is nobody's page.
 */
export function SignedInPreview<T, K extends QueryKey>(props: SignedInPreviewProps<T, K>) {
  const { query, otherwise, children } = props
  const isSignedIn = useSyncExternalStore(
    neverChanges,
    () => readToken() !== null,
    () => false,
  )
  const { data } = useQuery({ ...query, enabled: isSignedIn })
  return data && !Array.isArray(data) ? children(data) : otherwise
}

const neverChanges = () => () => undefined
