import type {
  BarrierePrevue,
  CoursePredictions,
  EpreuvePrediction,
} from '@foulee/contract/parcours/course-predictions'
import { formatMoment } from '@foulee/domain/courses/barriere'
import { POINT_TYPE_LABELS } from '@foulee/domain/courses/epreuve'
import { POINT_PARCOURS_LABELS } from '@foulee/domain/parcours/parcours'
import {
  describeChances,
  describeFourchette,
  formatFourchette,
} from '@foulee/domain/parcours/prediction-texts'
import { formatTemps } from '@foulee/domain/shared/mesure'
import { kmText } from '#kit/track/route-texts.ts'
import { Badge } from '#ui/badge.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { chanceText, isRisky } from './chance-text.ts'
import { useCoursePredictions } from './course-predictions.queries.ts'
import { PredictionBase } from './my-times-base.tsx'

type MyEpreuveTimeProps = { slug: string; editionsId: number; epreuvesId: number }

export default function MyEpreuveTime({ slug, editionsId, epreuvesId }: MyEpreuveTimeProps) {
  const { data, isPending, error } = useCoursePredictions(slug, editionsId)
  const mine = data?.epreuves.find(({ epreuves_id }) => epreuves_id === epreuvesId)
  return (
    <section aria-labelledby="mon-temps" className="no-print grid gap-4">
      <SectionHeading id="mon-temps" title="Mon temps" />
      {isPending && <Skeleton className="h-40" />}
      {error && <p role="alert">Votre temps n’a pas pu être calculé. {error.message}</p>}
      {data && mine && <PredictedTime mine={mine} prediction={data} />}
      {data !== undefined && <PredictionBase poids={mine} prediction={data} />}
    </section>
  )
}

function PredictedTime({
  mine,
  prediction,
}: {
  mine: EpreuvePrediction
  prediction: CoursePredictions
}) {
  const { temps, fourchette, source_fourchette, abandons, arrets, has_trace, barrieres } = mine
  const [from, to] = fourchette
  return (
    <>
      <p className="text-lg">
        <strong className="stat-value text-3xl">{formatTemps(temps)}</strong>
        <span>, {formatFourchette(source_fourchette, formatTemps(from), formatTemps(to))}</span>
        {arrets > 0 && (
          <span className="text-base text-ink-soft"> · dont {formatTemps(arrets)} d’arrêts</span>
        )}
      </p>
      {barrieres.length > 0 && <Barrieres barrieres={barrieres} />}
      <p className="max-w-[65ch] text-sm text-ink-soft">
        {describeFourchette(source_fourchette, prediction.base)}
        {barrieres.length > 0 && ` ${describeChances(abandons)}`}
        {!has_trace &&
          ' La trace n’est pas connue\u00a0: le dénivelé est réparti également sur la distance.'}
      </p>
    </>
  )
}

const LABELS = { ...POINT_PARCOURS_LABELS, ...POINT_TYPE_LABELS }

function nameOf({ nom, types: [type], is_arrivee }: BarrierePrevue): string {
  if (is_arrivee) return 'Arrivée'
  return nom ?? (type ? LABELS[type] : 'Barrière')
}

function Barrieres({ barrieres }: { barrieres: readonly BarrierePrevue[] }) {
  return (
    <ul aria-label="Mes chances aux barrières horaires" className="border-t border-line">
      {barrieres.map((barriere) => (
        <li
          className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-2.5"
          key={barriere.metres}
        >
          <p className="min-w-0">
            <span className="font-semibold">{nameOf(barriere)}</span>{' '}
            <span className="text-sm text-ink-soft tabular-nums">{kmText(barriere.metres)}</span>
            <span className="block text-sm text-ink-soft tabular-nums">
              vers {formatMoment(barriere.passage)}, barrière à {formatMoment(barriere.barriere)}
            </span>
          </p>
          {isRisky(barriere.barriere.chance) ? (
            <Badge icon="alert" tone="danger">
              {chanceText(barriere.barriere.chance)}
            </Badge>
          ) : (
            <p className="tabular-nums">{chanceText(barriere.barriere.chance)}</p>
          )}
        </li>
      ))}
    </ul>
  )
}
