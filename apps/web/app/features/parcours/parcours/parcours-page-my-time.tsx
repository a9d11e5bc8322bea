import type { Parcours } from '@foulee/contract/parcours/parcours'
import type { ParcoursPrediction } from '@foulee/contract/parcours/parcours-prediction'
import { NIVEAU_LABELS, type Niveau } from '@foulee/domain/membres/profil'
import {
  describeCourses,
  describeFourchette,
  describeMilieu,
  formatFourchette,
} from '@foulee/domain/parcours/prediction-texts'
import { formatAllure, formatTemps } from '@foulee/domain/shared/mesure'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { kmText } from '#kit/track/route-texts.ts'
import { toReturnState } from '#platform/session/return-to.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { Link } from '#ui/link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TableScroll } from './table-scroll.tsx'
import { usePrediction } from './use-prediction.ts'

export function ParcoursMyTime({ parcours }: { parcours: Parcours }) {
  const { isAuth } = useSession()
  return (
    <section aria-labelledby="mon-temps" className="no-print card grid gap-4 p-5">
      <h2 className="text-xl" id="mon-temps">
        Mon temps sur ce parcours
      </h2>
      {isAuth ? <MemberPrediction parcours={parcours} /> : <SignInFirst />}
    </section>
  )
}

function SignInFirst() {
  const state = toReturnState(useLocation())
  return (
    <p>
      <Link className="text-link" state={state} to="/connexion">
        Connectez-vous
      </Link>{' '}
      pour savoir en combien de temps vous le courriez, et à quelle heure vous passeriez où.
    </p>
  )
}

function MemberPrediction({ parcours }: { parcours: Parcours }) {
  const { data: prediction, isPending, error } = usePrediction(parcours.slug)
  if (isPending) return <Skeleton className="h-16 max-w-md" />
  return (
    <div className="grid gap-4">
      {error && <p role="alert">Votre temps n’a pas pu être calculé. {error.message}</p>}
      {prediction && <PredictedTime parcours={parcours} prediction={prediction} />}
      {prediction === null && (
        <p className="max-w-[60ch]">
          Donnez une course que vous avez courue&nbsp;: votre temps en découle. Vous pouvez aussi
          dire votre niveau dans{' '}
          <Link className="text-link" to="/reglages/pratique">
            vos réglages
          </Link>
          .
        </p>
      )}
      <Suspense fallback={<Skeleton className="h-11 max-w-xs" />}>
        <ReferenceChoice calibre={prediction?.calibre} isOpen={prediction === null} />
      </Suspense>
    </div>
  )
}

const ReferenceChoice = lazy(() => import('#features/parcours/shared/reference-choice.tsx'))

type PredictedTimeProps = { parcours: Parcours; prediction: ParcoursPrediction }

const STOPS = {
  one: '\u00a0; les arrêts, comme dans cette course.',
  several: '\u00a0; les arrêts, comme dans ces courses.',
}

function PredictedTime({ parcours, prediction }: PredictedTimeProps) {
  const { p20, p50, p80, source_fourchette, base, allure, passages, courses } = prediction
  return (
    <>
      <p className="text-lg">
        <strong className="stat-value text-3xl">{formatTemps(p50)}</strong>
        <span>, {formatFourchette(source_fourchette, formatTemps(p20), formatTemps(p80))}</span>
        <span className="text-base text-ink-soft"> · {formatAllure(allure)} en moyenne</span>
      </p>
      <p className="max-w-[65ch] text-sm text-ink-soft">
        <PredictionBase prediction={prediction} /> {describeGround(parcours, prediction)} La
        chaleur, la neige et le sac n’y sont pas
        {base === 'niveau' ? ', ni les arrêts.' : STOPS[courses.length > 1 ? 'several' : 'one']}
      </p>
      <p className="max-w-[65ch] text-sm text-ink-soft">
        {describeFourchette(source_fourchette, base)}
      </p>
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-sapin">
          Mes temps de passage
        </summary>
        <TableScroll label="Mes temps de passage">
          <table className="parcours-table">
            <thead>
              <tr>
                <th scope="col">Km</th>
                <th scope="col">Passage</th>
                <th scope="col">Entre</th>
              </tr>
            </thead>
            <tbody>
              {passages.map((passage) => (
                <tr key={passage.metres}>
                  <th scope="row">{kmText(passage.metres)}</th>
                  <td>{formatTemps(passage.p50)}</td>
                  <td>
                    {formatTemps(passage.p20)} et {formatTemps(passage.p80)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      </details>
    </>
  )
}

function PredictionBase({ prediction }: { prediction: ParcoursPrediction }) {
  const { base, niveau, courses, milieu } = prediction
  if (base === 'niveau') {
    const label = NIVEAU_LABELS[niveau as Niveau]?.toLocaleLowerCase('fr') ?? niveau
    return `D’après votre niveau (${label}), donc à grands traits\u00a0: une course que vous avez courue dirait mieux. ${describeMilieu(milieu)}`.trim()
  }
  return describeCourses(courses, milieu)
}

function describeGround(
  { trace }: Parcours,
  { has_altitudes, has_surfaces }: ParcoursPrediction,
): string {
  if (!has_altitudes) return 'L’altitude n’est pas connue\u00a0: le parcours est compté plat.'
  const ground = has_surfaces ? 'les surfaces et' : ''
  const climb = trace?.denivele.calcule ? 'Les pentes,' : ''
  return `${climb} ${ground} la fatigue sont comptées.`.trim().replace(/^l/, 'L')
}
