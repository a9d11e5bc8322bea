import type { Geste } from '@foulee/domain/site/installation'
import { useEffect } from 'react'
import { noteDeed } from './carnet.ts'

export function useDeed(geste: Geste, isDone = true): void {
  useEffect(() => {
    if (isDone) noteDeed(geste)
  }, [geste, isDone])
}
