import type { Calibre } from '@foulee/contract/parcours/calibre'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Calibrated } from './calibrated.tsx'
import { useReference } from './reference-store.ts'

const ReferenceForm = lazy(() => import('./reference-form.tsx'))

/**
 * Gives a race that was run, for the times of this browser.
 * @param isOpen whether the form shows at once
 * @param calibre sources of the time that stands above; unknown offline
 * @param onChange called once it is given, changed or removed
 */
export default function ReferenceChoice({
  isOpen = false,
  calibre,
  onChange,
}: {
  isOpen?: boolean
  calibre?: Calibre | null | undefined
  onChange?: () => unknown
}) {
  const [isAsked, setIsAsked] = useState(false)
  const reference = useReference()
  const close = () => {
    setIsAsked(false)
    onChange?.()
  }
  if (isAsked || isOpen) {
    return (
      <Suspense fallback={<Skeleton className="h-48" />}>
        <ReferenceForm onDone={close} />
      </Suspense>
    )
  }
  return (
    <div className="grid gap-2">
      {calibre !== undefined && <Calibrated calibre={calibre} />}
      <Button className="justify-self-start" icon="stopwatch" onClick={() => setIsAsked(true)}>
        {reference ? 'Changer de course' : 'Partir d’une course que j’ai courue'}
      </Button>
    </div>
  )
}
