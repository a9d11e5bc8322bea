import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { courseQuery } from './courses.queries.ts'

/** A pointer that only crosses a card asks for nothing. */
const hesitation = 80

/** Handlers that fetch a race before it is opened: on a finger, a focus, or a pointer that stays. */
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
