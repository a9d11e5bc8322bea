import type { Statistiques } from '@foulee/contract/courses/contenus'
import type { CourseGestion } from '@foulee/contract/courses/contribution'
import { COMPTEUR_LABELS, COMPTEURS, type Periode } from '@foulee/domain/courses/compteur'
import { formatDate, formatDateRange } from '@foulee/domain/shared/date'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { Query } from '#ui/query.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { statistiquesQuery } from './contenus.queries.ts'
import { joinDays, type Span } from './visit-weeks.ts'
import './contenus.css'

const SPANS = [
  { value: '30', label: '30 derniers jours' },
  { value: '90', label: '90 derniers jours' },
  { value: '365', label: '12 derniers mois' },
]

export function AudienceSection({ gestion }: { gestion: CourseGestion }) {
  const [jours, setJours] = useState<Periode>('30')
  const query = useQuery({
    ...statistiquesQuery(gestion.course.id, jours),
    placeholderData: keepPreviousData,
  })
  return (
    <EditorSection
      id="audience"
      lead="Comptée sans cookie et sans suivre personne. Vos propres visites, celles de votre équipe et celles des robots n’y sont pas."
      title="L’audience"
    >
      <div className="card grid gap-6 p-5">
        <div className="max-w-60">
          <Select
            label="Période"
            onChange={({ currentTarget }) => setJours(currentTarget.value as Periode)}
            options={SPANS}
            value={jours}
          />
        </div>
        <Query label="Chargement…" query={query} skeleton={<Skeleton className="h-52" />}>
          {(data) => <Figures statistiques={data} />}
        </Query>
      </div>
    </EditorSection>
  )
}

function Figures({ statistiques: { total, jours } }: { statistiques: Statistiques }) {
  const spans = joinDays(jours)
  return (
    <>
      <dl className="grid gap-4 sm:grid-cols-3">
        {COMPTEURS.map((type) => (
          <div className="grid content-start" key={type}>
            <dt className="text-sm text-ink-soft">{COMPTEUR_LABELS[type]}</dt>
            <dd className="stat-value text-3xl">{formatNombre(total[type])}</dd>
          </div>
        ))}
      </dl>
      {total.vue > 0 && <Bars spans={spans} />}
      <DaysTable spans={spans} />
    </>
  )
}

const formatSpan = ({ debut, fin }: Span) => formatDateRange(debut, debut === fin ? null : fin)

function Bars({ spans }: { spans: readonly Span[] }) {
  const most = Math.max(...spans.map(({ vue }) => vue), 1)
  const [first, last] = [spans[0], spans.at(-1)]
  return (
    <div aria-hidden="true">
      <div className="visit-bars">
        {spans.map((span) => (
          <span
            key={span.debut}
            style={{ height: `${(span.vue / most) * 100}%` }}
            title={`${formatSpan(span)}\u00a0: ${span.vue}`}
          />
        ))}
      </div>
      <p className="flex justify-between pt-1 text-sm text-ink-soft">
        <span>{first && formatDate(first.debut)}</span>
        <span>{last && formatDate(last.fin)}</span>
      </p>
    </div>
  )
}

function DaysTable({ spans }: { spans: readonly Span[] }) {
  const visited = spans.filter((span) => COMPTEURS.some((type) => span[type] > 0)).toReversed()
  if (!visited.length) return <p className="text-ink-soft">Rien n’a encore été compté.</p>
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-sapin">
        Le détail en chiffres
      </summary>
      <div className="max-h-96 overflow-auto">
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col">Date</th>
              {COMPTEURS.map((type) => (
                <th key={type} scope="col">
                  {COMPTEUR_LABELS[type]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {visited.map((span) => (
              <tr key={span.debut}>
                <th scope="row">{formatSpan(span)}</th>
                {COMPTEURS.map((type) => (
                  <td key={type}>{formatNombre(span[type])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
