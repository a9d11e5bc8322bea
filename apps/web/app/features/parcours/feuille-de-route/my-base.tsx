import { describeCourses } from '@foulee/domain/parcours/prediction-texts'
import ReferenceChoice from '#features/parcours/shared/reference-choice.tsx'
import { useOfflineFeuille } from './offline-feuille.ts'
import type { MyFeuille } from './use-my-feuille.ts'

type MyBaseProps = { mine: MyFeuille; path: string; title: string }

/** Races behind the member's time, and the one that they give. */
export default function MyBase({ mine, path, title }: MyBaseProps) {
  const { feuille, error } = mine
  useOfflineFeuille(path, title, mine)
  if (error) {
    return <p role="alert">Vos résultats n’ont pas pu être lus. {error.message}</p>
  }
  if (feuille === undefined) return null
  return (
    <div className="no-print grid gap-3 text-sm text-ink-soft">
      <p className="max-w-[70ch]">{baseText(feuille)}</p>
      <ReferenceChoice onChange={mine.refetch} />
    </div>
  )
}

function baseText(feuille: MyFeuille['feuille']): string {
  if (!feuille) {
    return 'Vous n’avez pas encore de résultat ici, ni de niveau dans vos réglages\u00a0: donnez une course que vous avez courue.'
  }
  const { base, courses, milieu } = feuille
  return base === 'resultat'
    ? describeCourses(courses, milieu)
    : 'D’après votre niveau, donc à grands traits\u00a0: une course que vous avez courue dirait mieux.'
}
