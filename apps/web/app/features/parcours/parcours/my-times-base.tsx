import type { CoursePredictions } from '@foulee/contract/parcours/course-predictions'
import type { Poids } from '@foulee/contract/parcours/parcours-prediction'
import { NIVEAU_LABELS } from '@foulee/domain/membres/profil'
import { describeCourses } from '@foulee/domain/parcours/prediction-texts'
import ReferenceChoice from '#features/parcours/shared/reference-choice.tsx'
import { Link } from '#ui/link.tsx'
import { useCoursePredictions } from './course-predictions.queries.ts'

type MyTimesBaseProps = { slug: string; editionsId: number }

export default function MyTimesBase({ slug, editionsId }: MyTimesBaseProps) {
  const { data, error } = useCoursePredictions(slug, editionsId)
  return (
    <div className="member-only no-print min-h-28 text-sm text-ink-soft sm:min-h-18">
      {error && <p role="alert">Vos temps n’ont pas pu être calculés. {error.message}</p>}
      {data !== undefined && <PredictionBase prediction={data} />}
    </div>
  )
}

type PredictionBaseProps = {
  prediction: Pick<CoursePredictions, 'base' | 'niveau' | 'calibre'> | null
  /** Share of each race in the time of one épreuve. */
  poids?: Poids | undefined
}

export function PredictionBase({ prediction, poids }: PredictionBaseProps) {
  return (
    <div className="grid gap-2">
      {prediction ? (
        <p className="max-w-[70ch]">
          <Base poids={poids} prediction={prediction} /> Les arrêts, la nuit et la fatigue sont
          comptés&nbsp;; la météo ne l’est pas.
        </p>
      ) : (
        <p className="max-w-[70ch]">
          Pour connaître votre temps, dites votre niveau dans{' '}
          <Link className="text-link" to="/reglages/pratique">
            vos réglages
          </Link>
          , ou donnez une course que vous avez courue.
        </p>
      )}
      <ReferenceChoice calibre={prediction?.calibre} />
    </div>
  )
}

function Base({
  prediction: { base, niveau },
  poids,
}: {
  prediction: NonNullable<PredictionBaseProps['prediction']>
  poids: Poids | undefined
}) {
  if (base === 'niveau' && niveau) {
    return `Mon temps\u00a0: d’après votre niveau (${NIVEAU_LABELS[niveau].toLocaleLowerCase('fr')}), donc à grands traits.`
  }
  return poids
    ? describeCourses(poids.courses, poids.milieu)
    : 'Mon temps\u00a0: d’après vos courses.'
}
