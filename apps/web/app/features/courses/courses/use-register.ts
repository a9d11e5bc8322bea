import type { Edition } from '@foulee/contract/courses/courses'
import { useState } from 'react'
import { track } from '#platform/analytics/track.ts'

/** What the doors to the organiser's registration share: whether one was opened, and opening one. */
export type Register = { hasLeft: boolean; leave: (edition: Edition) => void }

export function useRegister(): Register {
  const [hasLeft, setLeft] = useState(false)
  return {
    hasLeft,
    leave: ({ id }) => {
      track('course_register', { editions_id: id })
      setLeft(true)
    },
  }
}
