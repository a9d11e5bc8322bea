import type { Edition } from '@foulee/contract/courses/courses'
import { useState } from 'react'
import { track } from '#platform/analytics/track.ts'

/** State shared by the links to the organiser's form: whether one was opened. */
export type Register = { hasLeft: boolean; exit: (edition: Edition) => void }

export function useRegister(): Register {
  const [hasLeft, setLeft] = useState(false)
  return {
    hasLeft,
    exit: ({ id }) => {
      track('course_register', { editions_id: id })
      setLeft(true)
    },
  }
}
