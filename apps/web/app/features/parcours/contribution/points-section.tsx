import type { LigneComplete, ParcoursGestion } from '@foulee/contract/parcours/parcours-edition'
import {
  POINT_PARCOURS_LABELS,
  POINT_PARCOURS_TYPES,
  type PointParcoursType,
} from '@foulee/domain/parcours/parcours'
import { useState } from 'react'
import { EditorSection } from '../../../editor/editor-section.tsx'
import { SaveStatus } from '../../../editor/save-status.tsx'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { MetresField } from './metres-field.tsx'
import { useEdit } from './use-edit.ts'

const OPTIONS = POINT_PARCOURS_TYPES.map((value) => ({
  value,
  label: POINT_PARCOURS_LABELS[value],
}))
const MOST = 100

type Point = {
  key: number
  type: PointParcoursType
  nom: string
  description: string
  metres: number
}

/** What waits along the way: water, a view, a road to cross. */
export function PointsSection({ gestion }: { gestion: ParcoursGestion }) {
  const { complet, parcours } = gestion
  return (
    <EditorSection
      id="points"
      lead="Ils se voient sur la carte et sur le profil, et partent avec les fichiers."
      title="Les points du parcours"
    >
      {complet ? (
        <Points id={parcours.id} key={complet.version} line={complet} />
      ) : (
        <p className="text-ink-soft">Ajoutez d’abord la trace.</p>
      )}
    </EditorSection>
  )
}

const open = ({ points }: LigneComplete): Point[] =>
  points.map(({ id: key, nom, description, ...point }) => ({
    ...point,
    key,
    nom: nom ?? '',
    description: description ?? '',
  }))

function Points({ id, line }: { id: number; line: LigneComplete }) {
  const { mutate, error, isPending, isSuccess } = useEdit(id)
  const [points, setPoints] = useState(() => open(line))
  const [isChanged, setChanged] = useState(false)
  const write = (next: Point[]) => {
    setPoints(next)
    setChanged(true)
  }
  const change = (key: number, fields: Partial<Point>) =>
    write(points.map((point) => (point.key === key ? { ...point, ...fields } : point)))
  const add = () => {
    const key = -1 - points.length
    const metres = Math.round(line.distance / 2)
    write([...points, { key, type: 'eau', nom: '', description: '', metres }])
  }
  const save = () => {
    const sent = points.map(({ key: _, ...point }) => ({
      ...point,
      metres: Math.round(point.metres),
    }))
    mutate({ fields: { points: JSON.stringify(sent) } }, { onSuccess: () => setChanged(false) })
  }
  return (
    <div className="card grid gap-5 p-5">
      {points.length === 0 && <p className="text-ink-soft">Aucun point pour le moment.</p>}
      <ul className="grid gap-6 empty:hidden">
        {points.map((point, index) => (
          <li key={point.key}>
            <PointFields
              distance={line.distance}
              onChange={(fields) => change(point.key, fields)}
              onRemove={() => write(points.filter(({ key }) => key !== point.key))}
              point={point}
              rank={index + 1}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Button disabled={points.length >= MOST} icon="plus" onClick={add}>
          Ajouter un point
        </Button>
        <Button disabled={!isChanged} icon="check" isLoading={isPending} onClick={save}>
          Enregistrer les points
        </Button>
        <SaveStatus error={error} isPending={isPending} isSuccess={isSuccess && !isChanged} />
      </div>
    </div>
  )
}

type PointFieldsProps = {
  point: Point
  rank: number
  distance: number
  onChange: (fields: Partial<Point>) => void
  onRemove: () => void
}

function PointFields({ point, rank, distance, onChange, onRemove }: PointFieldsProps) {
  return (
    <fieldset className="grid gap-4 border-b border-line pb-5 md:grid-cols-2">
      <legend className="sr-only">Point {rank}</legend>
      <Select
        label="Type"
        onChange={({ currentTarget }) =>
          onChange({ type: currentTarget.value as PointParcoursType })
        }
        options={OPTIONS}
        value={point.type}
      />
      <TextField
        isOptional
        label="Nom"
        maxLength={80}
        onChange={({ currentTarget }) => onChange({ nom: currentTarget.value })}
        value={point.nom}
      />
      <MetresField
        label="Place le long du parcours"
        max={distance}
        onChange={(metres) => onChange({ metres: Math.min(distance, Math.max(0, metres)) })}
        value={point.metres}
      />
      <TextField
        isOptional
        label="Précision"
        maxLength={300}
        onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
        value={point.description}
      />
      <Button className="justify-self-start" icon="trash" onClick={onRemove} variant="quiet">
        Retirer<span className="sr-only"> le point {rank}</span>
      </Button>
    </fieldset>
  )
}
