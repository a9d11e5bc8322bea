import { isDate } from '@foulee/domain/shared/calendrier'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { capitalize } from '@foulee/domain/shared/typographie'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { readEditFailure } from '#kit/editor/edit-failure.ts'
import { Ribbon } from '#ui/badge.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { longWhenText } from '../../evenement-texts.ts'
import { type SerieInput, serieQuery } from '../edition.queries.ts'
import { DaysOff } from './days-off.tsx'

type SerieQuery = { jour: string; heure: string; duree: string; regle: string; evenement: number }

type SeriePreviewProps = {
  query: SerieQuery
  isSerie: boolean
  exclusions: readonly string[]
  onExclude: (exclusions: string[]) => void
}

const NOTHING: SerieInput = { jour: '', heure: '', regle: '', exclusions: [] }
const HEURE = /^\d{2}:\d{2}/

function toBody(query: SerieQuery, exclusions: readonly string[]): SerieInput | null {
  const { jour, heure, duree, regle, evenement } = query
  if (!isDate(jour) || !HEURE.test(heure)) return null
  const minutes = Number(duree)
  return {
    jour,
    heure,
    regle,
    exclusions: [...exclusions],
    evenement,
    ...(Number.isInteger(minutes) && minutes > 0 && { duree_minutes: minutes }),
  }
}

export function SeriePreview({ query, isSerie, exclusions, onExclude }: SeriePreviewProps) {
  const body = useDeferredValue(toBody(query, exclusions))
  const { data, error } = useQuery({
    ...serieQuery(body ?? NOTHING),
    enabled: body !== null,
    placeholderData: keepPreviousData,
  })
  // The series without exclusions tells which excluded days the rule still generates.
  const preview = useQuery({
    ...serieQuery({ ...(body ?? NOTHING), exclusions: [] }),
    enabled: body !== null && exclusions.length > 0,
    placeholderData: keepPreviousData,
  })
  if (!body) return null
  if (error) {
    return (
      <p className="font-semibold text-rouge-gr" role="alert">
        {readEditFailure(error).message}
      </p>
    )
  }
  if (!data) return <Skeleton className="h-24 rounded-control" />
  const named = preview.data && new Set(preview.data.dates.map(({ jour }) => jour))
  const [first] = data.dates
  const last = data.dates.at(-1)
  return (
    <div className="grid gap-4 rounded-control bg-relief-1 p-4">
      <div className="grid gap-1" role="status">
        <p className="font-semibold">{capitalize(data.mots)}</p>
        {isSerie && first && last ? (
          <p className="tabular-nums">
            {data.nb}&nbsp;{data.nb > 1 ? 'dates' : 'date'}, du {formatDateLongue(first.jour)} au{' '}
            {formatDateLongue(last.jour)}
          </p>
        ) : (
          first && <p>{capitalize(longWhenText(first))}</p>
        )}
        {data.nb === 0 && <p>Aucune date ne reste&nbsp;: gardez-en au moins une.</p>}
      </div>
      {isSerie && (
        <DaysOff
          exclusions={exclusions.filter((jour) => !named || named.has(jour))}
          jours={data.dates.map(({ jour }) => jour)}
          onChange={onExclude}
        />
      )}
      <Lost disparues={data.disparues} />
    </div>
  )
}

type LostProps = {
  disparues: readonly { jour: string; nb_inscrits: number; nb_attentes: number }[]
}

function Lost({ disparues }: LostProps) {
  if (!disparues.length) return null
  return (
    <Ribbon icon="alert" tone="warning">
      Des personnes sont inscrites à des dates qui disparaissent. Elles en seront prévenues&nbsp;:
      <ul className="list-disc ps-5 font-normal">
        {disparues.map(({ jour, nb_inscrits, nb_attentes }) => (
          <li key={jour}>
            {formatDateLongue(jour)}&nbsp;: {formatHeld(nb_inscrits, nb_attentes)}
          </li>
        ))}
      </ul>
    </Ribbon>
  )
}

const formatHeld = (inscrits: number, attentes: number): string =>
  [
    inscrits > 0 && `${inscrits}\u00a0${inscrits > 1 ? 'inscrits' : 'inscrit'}`,
    attentes > 0 && `${attentes} sur la liste d’attente`,
  ]
    .filter(Boolean)
    .join(', ')
