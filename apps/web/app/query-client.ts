import { QueryClient } from '@tanstack/react-query'

/** One cache per browser tab, or per rendered document on the server. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 60_000, refetchOnWindowFocus: false, retry: 1 },
    },
  })
}
