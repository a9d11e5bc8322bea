import type { AudienceName } from '@foulee/domain/site/audience'
import { useEffect } from 'react'
import { track } from './track.ts'

/** Raises an event when the page is shown. */
export function useTracked(name: Extract<AudienceName, 'sign_up_start'>): void {
  useEffect(() => track(name), [name])
}
