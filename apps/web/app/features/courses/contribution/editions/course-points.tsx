import { formatMoment } from '@foulee/domain/courses/barriere'
import { POINT_TYPE_LABELS, POINT_TYPES, type PointType } from '@foulee/domain/courses/epreuve'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { routeQuery } from '#kit/editor/route-choice.queries.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'
import { focusElement } from '#ui/focus-element.ts'
import { readNumber, writeScaled } from '#ui/form/read-number.ts'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { type CoursePoint, type Placed, writePoints } from './epreuve-values.ts'
import { PointsProfile } from './points-profile.tsx'

const OPTIONS = POINT_TYPES.map((value) => ({ value, label: POINT_TYPE_LABELS[value] }))
const MOST = 200

type CoursePointsProps = {
  points: readonly CoursePoint[]
  routeId: number | null
  error: string | undefined
}

export function CoursePoints({ points: input, routeId, error }: CoursePointsProps) {
  const [points, setPoints] = useState<Placed[]>(() =>
    input.map((point, key) => ({ ...point, key })),
  )
  const { data: route } = useQuery({ ...routeQuery(routeId ?? 0), enabled: routeId !== null })
  const change = (key: number, fields: Partial<CoursePoint>) =>
    setPoints(
      points.map((point) =>
        point.key === key ? { ...point, isUntouched: false, ...fields } : point,
      ),
    )
  const add = () => {
    const key = Math.max(-1, ...points.map((point) => point.key)) + 1
    const km = Math.round((route?.distance ?? 10_000) / 200) / 10
    const bare = { nom: null, barriere_horaire: null, barriere_jour: 0 }
    setPoints([...points, { key, type: 'ravito_complet', km, ...bare, isUntouched: true }])
  }
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1.5 font-semibold">Ravitos, contrôles et barrières horaires</legend>
      <p className="max-w-[65ch] text-sm text-ink-soft">
        La barrière d’un point est une heure de la journée, celle à laquelle il faut l’avoir quitté.
        Celle de l’arrivée est le temps maximal de l’épreuve.
      </p>
      <input name="points" type="hidden" value={writePoints(points)} />
      {route?.trace && points.length > 0 && (
        <PointsProfile
          onMove={(key, km) => change(key, { km })}
          points={points}
          trace={route.trace}
        />
      )}
      <ol className="grid gap-2 empty:hidden">
        {points.map((point, index) => (
          <li key={point.key}>
            <PointLine isNew={point.key >= input.length} point={point} rank={index + 1}>
              <PointFields
                onChange={(fields) => change(point.key, fields)}
                onRemove={() => setPoints(points.filter(({ key }) => key !== point.key))}
                point={point}
                rank={index + 1}
              />
            </PointLine>
          </li>
        ))}
      </ol>
      <Button
        className="justify-self-start"
        disabled={points.length >= MOST}
        icon="plus"
        onClick={add}
      >
        Ajouter un point
      </Button>
      {error && <FieldError id={undefined}>{error}</FieldError>}
    </fieldset>
  )
}

type PointLineProps = { point: Placed; rank: number; isNew: boolean; children: ReactNode }

function PointLine({ point, rank, isNew, children }: PointLineProps) {
  const { km, type, nom, barriere_horaire, barriere_jour } = point
  const words = [
    `km\u00a0${formatNombre(km, 1)}`,
    POINT_TYPE_LABELS[type],
    nom,
    barriere_horaire &&
      `à quitter avant ${formatMoment({ heure: barriere_horaire, jour: barriere_jour })}`,
  ]
  return (
    <details className="rounded-control border border-line" open={isNew || undefined}>
      <summary
        className="min-h-11 cursor-pointer px-4 py-2.5"
        ref={isNew ? focusElement : undefined}
      >
        <span className="font-semibold tabular-nums">{rank}.</span>{' '}
        {words.filter(Boolean).join(' · ')}
      </summary>
      <div className="px-4 pb-4">{children}</div>
    </details>
  )
}

type PointFieldsProps = {
  point: Placed
  rank: number
  onChange: (fields: Partial<CoursePoint>) => void
  onRemove: () => void
}

function PointFields({ point, rank, onChange, onRemove }: PointFieldsProps) {
  const { type, nom, barriere_horaire, barriere_jour } = point
  return (
    <fieldset className="grid items-end gap-4 sm:grid-cols-6">
      <legend className="sr-only">Point {rank}</legend>
      {point.isUntouched && (
        <p className="text-ink-soft sm:col-span-6">
          Dites ce que c’est, ou déplacez-le&nbsp;: tel quel, ce point ne sera pas enregistré.
        </p>
      )}
      <div className="sm:col-span-2">
        <Select
          label="Type"
          onChange={({ currentTarget }) => onChange({ type: currentTarget.value as PointType })}
          options={OPTIONS}
          value={type}
        />
      </div>
      <div className="sm:col-span-2">
        <KmField km={point.km} onChange={(km) => onChange({ km })} />
      </div>
      <div className="sm:col-span-2">
        <TextField
          isOptional
          label="Nom"
          maxLength={80}
          onChange={({ currentTarget }) => onChange({ nom: currentTarget.value || null })}
          value={nom ?? ''}
        />
      </div>
      <div className="sm:col-span-2">
        <TextField
          isOptional
          label="À quitter avant"
          onChange={({ currentTarget }) =>
            onChange({ barriere_horaire: currentTarget.value || null })
          }
          type="time"
          value={barriere_horaire ?? ''}
        />
      </div>
      <div className="sm:col-span-2">
        <Select
          disabled={!barriere_horaire}
          label="Le jour"
          onChange={({ currentTarget }) => onChange({ barriere_jour: Number(currentTarget.value) })}
          options={DAYS}
          value={String(barriere_jour)}
        />
      </div>
      <Button className="sm:col-span-2" icon="trash" onClick={onRemove} variant="quiet">
        Retirer<span className="sr-only"> le point {rank}</span>
      </Button>
    </fieldset>
  )
}

const DAYS = Array.from({ length: 8 }, (_, day) => ({
  value: String(day),
  label: day === 0 ? 'du départ' : day === 1 ? 'd’après' : `${day}\u00a0jours après`,
}))

function KmField({ km, onChange }: { km: number; onChange: (km: number) => void }) {
  const [text, setText] = useState<string | null>(null)
  return (
    <TextField
      inputMode="decimal"
      label="Place"
      onBlur={() => setText(null)}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value)
        const read = readNumber(currentTarget.value, 'km')
        if (read !== null && read !== undefined) onChange(read)
      }}
      unit="km"
      value={text ?? writeScaled(km, 1)}
    />
  )
}
