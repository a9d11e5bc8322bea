import { describeCourses } from '@foulee/domain/parcours/prediction-texts'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import ReferenceChoice from '#features/parcours/shared/reference-choice.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { bilanPathOf, type Subject } from './feuille-subjects.ts'
import { useOfflineFeuille } from './offline-feuille.ts'
import type { MyFeuille } from './use-my-feuille.ts'

type MyBaseProps = {
  mine: MyFeuille
  path: string
  title: string
  subject: Subject
  jour: string | null
}

/** Races behind the member's time, and the one that they give. */
export default function MyBase({ mine, path, title, subject, jour }: MyBaseProps) {
  const { feuille, error } = mine
  useOfflineFeuille(path, title, mine)
  if (error) {
    return <p role="alert">Vos résultats n’ont pas pu être lus. {error.message}</p>
  }
  const to = jour !== null && jour < parisDate(new Date()) ? bilanPathOf(subject) : null
  const bilan = to && (
    <p className="no-print">
      <TextLink to={to}>La course est passée&nbsp;: mon bilan</TextLink>
    </p>
  )
  if (feuille === undefined) return bilan || null
  return (
    <div className="no-print grid gap-3 text-sm text-ink-soft">
      <p className="max-w-[70ch]">{baseText(feuille)}</p>
      <ReferenceChoice calibre={feuille?.calibre} onChange={mine.refetch} />
      {bilan}
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
