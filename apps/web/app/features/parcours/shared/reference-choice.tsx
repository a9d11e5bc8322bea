import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useReference } from './reference-store.ts'

const ReferenceForm = lazy(() => import('./reference-form.tsx'))

/**
 * Gives a race that was run, for the times of this browser.
 * @param isOpen whether the form shows at once
 * @param onChange called once it is given, changed or removed
 */
export default function ReferenceChoice({
  isOpen = false,
  onChange,
}: {
  isOpen?: boolean
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
    <Button className="justify-self-start" icon="stopwatch" onClick={() => setIsAsked(true)}>
      {reference ? 'Changer de course' : 'Partir d’une course que j’ai courue'}
    </Button>
  )
}
