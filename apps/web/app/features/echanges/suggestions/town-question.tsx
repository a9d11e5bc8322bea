import { lazy, Suspense, useState } from 'react'
import { Skeleton } from '#ui/skeleton.tsx'
import { useSaveTown } from './suggestions.queries.ts'

const PlaceField = lazy(() => import('#kit/places/place-field.tsx'))

export function TownQuestion() {
  const [text, setText] = useState('')
  const { mutate, error } = useSaveTown()
  return (
    <div className="grid gap-2">
      <p className="text-ink-soft">
        Dites où vous courez, pour trouver des coureurs et des courses près de chez vous. Votre
        ville se voit sur votre page.
      </p>
      <Suspense fallback={<Skeleton className="h-20 w-full" />}>
        <PlaceField
          error={error?.message}
          label="Votre ville"
          nothing="Aucune commune de ce nom."
          onChoose={(lieu) => mutate(lieu)}
          onType={setText}
          value={text}
        />
      </Suspense>
    </div>
  )
}
