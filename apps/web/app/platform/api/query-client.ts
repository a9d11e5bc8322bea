import { isApiError } from '@foulee/contract/shared/call-error'
import { MutationCache, onlineManager, QueryClient } from '@tanstack/react-query'
import { recordSaved } from '#platform/drafts/unsaved.ts'

function shouldRetry(failures: number, error: unknown): boolean {
  const isRefusal = isApiError(error) && error.status >= 400 && error.status < 500
  if (typeof window === 'undefined' || !navigator.onLine) return false
  return failures < 1 && !isRefusal
}

export function createQueryClient(): QueryClient {
  // The library assumes to be online: a tab loaded offline would miss the return of the network.
  if (typeof window !== 'undefined') onlineManager.setOnline(navigator.onLine)
  return new QueryClient({
    // Before what each of them does then.
    mutationCache: new MutationCache({ onSuccess: recordSaved }),
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        retry: shouldRetry,
        // Offline queries fail visibly instead of pausing; refetched on reconnection.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // Offline mutations fail at once instead of pausing.
      mutations: { networkMode: 'always' },
    },
  })
}
