import { isApiError } from '@foulee/contract/shared/call-error'
import { MutationCache, onlineManager, QueryClient } from '@tanstack/react-query'
import { noteTaken } from '#platform/drafts/unsaved.ts'

/** A refusal stays a refusal; a lost connection or a server in trouble may be better next time. */
function shouldRetry(failures: number, error: unknown): boolean {
  const isRefusal = isApiError(error) && error.status >= 400 && error.status < 500
  if (typeof window === 'undefined' || !navigator.onLine) return false
  return failures < 1 && !isRefusal
}

/** One cache per browser tab, or per rendered document on the server. */
export function createQueryClient(): QueryClient {
  // A tab that is loaded without a network would not notice when it comes back: the library takes it for online.
  if (typeof window !== 'undefined') onlineManager.setOnline(navigator.onLine)
  return new QueryClient({
    // Before what each of them does then.
    mutationCache: new MutationCache({ onSuccess: noteTaken }),
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        retry: shouldRetry,
        // What needs the network says so, instead of waiting unseen; it is asked again when that is back.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // A form sent without a network says so at once, instead of waiting unseen.
      mutations: { networkMode: 'always' },
    },
  })
}
