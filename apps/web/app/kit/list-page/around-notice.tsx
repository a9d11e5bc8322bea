import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useAroundMe } from './around-me.tsx'
import { useListKind } from './list-kind.ts'
import { useListSearch } from './use-list-search.ts'
import { useToday } from './use-today.ts'

const TownChoice = lazy(async () => ({ default: (await import('./town-choice.tsx')).TownChoice }))

/**
 * Outcome of « Autour de moi », and a choice of town when the position is unknown or the words say
 * « près de chez moi » (produit 14.33).
 */
export function AroundNotice() {
  const { filters } = useListSearch()
  const { isLocating, message } = useAroundMe()
  const [isOther, setOther] = useState(false)
  const isAsked = useNearWords() && !filters.autour
  const said = isLocating
    ? 'Recherche de votre position…'
    : message || (isAsked ? 'Près de chez vous, c’est autour de quelle ville\u00a0?' : '')
  const isTownAsked = said !== '' && !isLocating && (!filters.autour || isOther)
  return (
    <section
      // A region without a name would be a useless landmark.
      aria-label={said ? 'Autour de moi' : undefined}
      className={said ? 'around-notice' : undefined}
    >
      <p aria-live="polite" className={said ? undefined : 'sr-only'}>
        {said}
      </p>
      {message && filters.autour && !isOther && (
        <Button onClick={() => setOther(true)} variant="quiet">
          Choisir une autre ville
        </Button>
      )}
      {isTownAsked && (
        <Suspense fallback={<Skeleton className="h-36 w-full" />}>
          <TownChoice />
        </Suspense>
      )}
    </section>
  )
}

function useNearWords(): boolean {
  const { filters } = useListSearch()
  const { demande } = useListKind()
  const today = useToday()
  if (!demande || !filters.texte) return false
  return demande.readParts(filters.texte, { quoi: demande.quoi, today }).some(({ ici }) => ici)
}
