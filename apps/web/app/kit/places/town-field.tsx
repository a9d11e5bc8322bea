import { lazy, Suspense, useState } from 'react'
import { Skeleton } from '#ui/skeleton.tsx'
import { toVille, type Ville } from './own-town.ts'

/** Lazy: it carries React Aria's combobox. */
const PlaceField = lazy(() => import('./place-field.tsx'))

const UNKNOWN = 'Nous ne savons pas où est ce village\u00a0: choisissez une ville voisine.'

export function TownField({ onChoose }: { onChoose: (ville: Ville) => void }) {
  const [text, setText] = useState('')
  const [isUnknown, setUnknown] = useState(false)
  return (
    <Suspense fallback={<Skeleton className="h-24 w-full" />}>
      <PlaceField
        error={isUnknown ? UNKNOWN : undefined}
        label="Autour de quelle ville"
        nothing="Aucune commune de ce nom."
        onChoose={(lieu) => {
          const ville = toVille(lieu)
          setUnknown(!ville)
          setText(ville ? '' : lieu.nom)
          if (ville) onChoose(ville)
        }}
        onType={setText}
        value={text}
      />
    </Suspense>
  )
}
