import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ReactElement, type ReactNode, useSyncExternalStore } from 'react'
import { readToken } from '#platform/session/token-storage.ts'

type SignedInPreviewProps<T, K extends QueryKey> = {
  query: UseQueryOptions<T, Error, T, K>
  otherwise: ReactElement
  children: (data: T) => ReactNode
}

/**
 * Retries a public 404 as the signed-in member, who may own the draft. A slug that collides with an
 * API path (`a-valider`) answers a list, which is no page.
 */
export function OwnerPreview<T extends { slug: string }, K extends QueryKey>(
  props: SignedInPreviewProps<T, K>,
) {
  const { query, otherwise, children } = props
  const isSignedIn = useSyncExternalStore(
    neverChanges,
    () => readToken() !== null,
    () => false,
  )
  const { data } = useQuery({ ...query, enabled: isSignedIn })
  return data && 'slug' in data ? children(data) : otherwise
}

const neverChanges = () => () => undefined
