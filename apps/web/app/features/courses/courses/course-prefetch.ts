import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { courseQuery } from './courses.queries.ts'

/**
 * Milliseconds of hover before a prefetch: a pointer that only crosses a card causes no request.
 */
const hesitation = 80

export function useCoursePrefetch(slug: string) {
  const queryClient = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const prefetch = () => void queryClient.prefetchQuery(courseQuery(slug))
  return {
    onTouchStart: prefetch,
    onFocus: prefetch,
    onMouseEnter: () => {
      timer.current = setTimeout(prefetch, hesitation)
    },
    onMouseLeave: () => clearTimeout(timer.current),
  }
}
