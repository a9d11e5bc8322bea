import type { Plan } from '@foulee/contract/entrainement/plan'
import type { Apercu } from '@foulee/contract/entrainement/programmation'
import { isApiError } from '@foulee/contract/shared/call-error'
import { formatDateLongue, formatJour } from '@foulee/domain/shared/date'
import { groupBy } from '@foulee/domain/shared/everywhere'
import { formatDenivele } from '@foulee/domain/shared/mesure'
import type { UseQueryResult } from '@tanstack/react-query'
import { sessionsText } from '#features/entrainement/shared/plan-words.ts'
import { cx } from '#ui/class-names.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

type ApercuProgrammeProps = {
  apercu: UseQueryResult<Apercu>
  isAsked: boolean
  plan: Pick<Plan, 'nb_semaines'>
}

/** The request itself is invalid: a retry would not help. */
const isToChange = (error: Error) =>
  isApiError(error) && (error.status === 422 || error.status === 404)

export function ApercuProgramme({ apercu, isAsked, plan }: ApercuProgrammeProps) {
  const { data, error, isFetching, refetch } = apercu
  return (
    <section aria-labelledby="apercu" className="grid content-start gap-5">
      <h2 className="text-xl" id="apercu">
        Ce que cela donne
      </h2>
      {!isAsked ? (
        <p className="text-ink-soft">
          Choisissez une date à venir et vos jours pour voir le résultat.
        </p>
      ) : error && isToChange(error) ? (
        <div className="grid gap-1 rounded-control bg-jaune-wash px-4 py-3" role="alert">
          <p className="font-semibold">{error.message}</p>
          <p>Changez la date, la course ou vos jours&nbsp;: le résultat se met à jour.</p>
        </div>
      ) : error ? (
        <ErrorState
          isRetrying={isFetching}
          message={error.message}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <div className={cx('grid gap-6', isFetching && 'opacity-60')}>
          <Found apercu={data} plan={plan} />
        </div>
      ) : (
        <Loading label="Calcul de la programmation…">
          <div className="grid gap-3">
            <Skeleton className="h-6 w-72" />
            <Skeleton className="h-40" />
            <Skeleton className="h-40" />
          </div>
        </Loading>
      )}
    </section>
  )
}

function Found({ apercu, plan }: Pick<ApercuProgrammeProps, 'plan'> & { apercu: Apercu }) {
  const { debut, fin, lignes, deniveles, laissees, notes, conflits } = apercu
  const climbs = new Map(deniveles.map(({ semaine, denivele }) => [semaine, denivele]))
  const weeks = groupBy(lignes, ({ semaine }) => semaine)
  return (
    <>
      <p className="text-lg" role="status">
        Du <strong>{formatDateLongue(debut)}</strong> au <strong>{formatDateLongue(fin)}</strong>
        {`\u00a0: ${sessionsText(lignes.length)} sur ${weeks.size}\u00a0semaines.`}
      </p>
      <NoticeList icon="info" items={notes} title="À savoir" />
      <NoticeList
        icon="alert"
        items={conflits.map(({ jour, message }) => `${formatJour(jour)}\u00a0: ${message}`)}
        title="Ce qui se gêne"
        tone="bg-jaune-wash"
      />
      <NoticeList
        icon="minus"
        items={laissees.map(({ raison }) => raison)}
        title="Laissé de côté"
      />
      <ol className="grid gap-4">
        {[...weeks].map(([semaine, own]) => (
          <li className="grid gap-1 border-t border-line pt-3" key={semaine}>
            <h3 className="text-base">
              {`Semaine ${semaine} sur ${plan.nb_semaines}`}
              <Climb denivele={climbs.get(semaine)} />
            </h3>
            <ul className="grid gap-0.5">
              {own.map(({ cle, jour, titre, denivele }) => (
                <li className="grid grid-cols-[min(6.5rem,45%)_minmax(0,1fr)] gap-3" key={cle}>
                  <span className="text-ink-soft tabular-nums">{formatJour(jour)}</span>
                  <span>
                    {titre}
                    <Climb denivele={denivele} />
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  )
}

function Climb({ denivele }: { denivele: number | null | undefined }) {
  if (!denivele) return null
  return <span className="font-normal text-ink-soft">, {formatDenivele(denivele)}</span>
}

type NoticeListProps = {
  icon: 'info' | 'alert' | 'minus'
  title: string
  items: readonly string[]
  tone?: string
}

const SHOWN = 4

const Sentences = ({ said }: { said: readonly string[] }) => (
  <ul className="grid gap-1">
    {said.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
)

function NoticeList({ icon, title, items, tone = 'bg-relief-1' }: NoticeListProps) {
  if (items.length === 0) return null
  const said = [...new Set(items)]
  return (
    <div className={cx('grid gap-2 rounded-control px-4 py-3', tone)}>
      <h3 className="flex items-center gap-2 text-base">
        <Icon name={icon} size={18} />
        {title}
      </h3>
      {said.length > SHOWN ? (
        <details>
          <summary className="min-h-11 cursor-pointer content-center">
            {`${said.length}\u00a0points\u00a0: les lire`}
          </summary>
          <Sentences said={said} />
        </details>
      ) : (
        <Sentences said={said} />
      )}
    </div>
  )
}
