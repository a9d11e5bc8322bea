import type { Refus } from '@foulee/domain/entrainement/raccourci'
import { readRaccourci } from '@foulee/domain/entrainement/raccourci-read'
import type { Step } from '@foulee/domain/entrainement/step'
import { useDeferredValue, useMemo, useState } from 'react'

export function useLecture(texte: string): { steps: readonly Step[]; refus: Refus | null } {
  const deferred = useDeferredValue(texte)
  const read = useMemo(() => readRaccourci(deferred), [deferred])
  const [last, setLast] = useState<readonly Step[]>([])
  if ('refus' in read) return { steps: last, refus: read.refus }
  if (read.steps !== last) setLast(read.steps)
  return { steps: read.steps, refus: null }
}
