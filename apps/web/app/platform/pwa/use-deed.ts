import type { Geste } from '@foulee/domain/site/installation'
import { useEffect } from 'react'
import { recordDeed } from './install-prompt.ts'

export function useDeed(geste: Geste, isDone = true): void {
  useEffect(() => {
    if (isDone) recordDeed(geste)
  }, [geste, isDone])
}
