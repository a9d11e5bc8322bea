import type { Geste } from '@foulee/domain/site/installation'
import { useEffect } from 'react'
import { noteDeed } from './carnet.ts'

/** Notes, once it is so, that the page shows something that one comes back for (produit 14.13). */
export function useDeed(geste: Geste, isDone = true): void {
  useEffect(() => {
    if (isDone) noteDeed(geste)
  }, [geste, isDone])
}
