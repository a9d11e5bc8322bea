import type { ParcoursGestion } from '@foulee/contract/parcours/parcours-edition'
import {
  POINT_PARCOURS_LABELS,
  POINT_PARCOURS_TYPES,
  type PointParcoursType,
} from '@foulee/domain/parcours/parcours'
import { KmField } from '#features/parcours/shared/km-field.tsx'
import { Conflict } from '#kit/editor/conflict.tsx'
import { isPassed } from '#kit/editor/edit-failure.ts'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { SaveStatus } from '#kit/editor/save-status.tsx'
import { atPointText } from '#kit/track/route-texts.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { type BenchPoint, toPoints } from './bench.ts'
import type { OnBench } from './use-bench.ts'
import { useEdit } from './use-edit.ts'

const OPTIONS = POINT_PARCOURS_TYPES.map((value) => ({
  value,
  label: POINT_PARCOURS_LABELS[value],
}))
const MOST = 100

export const PointsSection = ({ id, bench }: { id: number; bench: OnBench | null }) => (
  <EditorSection
    id="points"
    lead="Ils se voient sur la carte et sur le profil, et partent avec les fichiers. Montrez un endroit sur la carte ou sur le profil, puis ajoutez le point&nbsp;: il s’y place."
    title="Les points du parcours"
  >
    {bench ? (
      <Points bench={bench} id={id} />
    ) : (
      <p className="text-ink-soft">Ajoutez d’abord la trace.</p>
    )}
  </EditorSection>
)

function Points({ id, bench }: { id: number; bench: OnBench }) {
  const { line, points, isChanged, add, change, place, remove, sent, takeSaved } = bench
  const { mutate, reset, error, isPending, isSuccess } = useEdit(id)
  const save = (seen: number) => {
    const fields = { points: JSON.stringify(toPoints(points)) }
    const onSuccess = (data: ParcoursGestion | null) => data && sent(points, data.empreintes.points)
    mutate({ fields, seen: { points: seen } }, { onSuccess })
  }
  const passed = isPassed(error) && isChanged
  return (
    <div className="card grid gap-5 p-5">
      {points.length === 0 && <p className="text-ink-soft">Aucun point pour le moment.</p>}
      <ul className="grid gap-6 empty:hidden">
        {points.map((point, index) => (
          <li key={point.key}>
            <PointFields
              onChange={(fields) => change(point.key, fields)}
              onPlace={(metres) => place(point.key, metres)}
              onRemove={() => remove(point.key)}
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
        <Button
          disabled={!isChanged}
          icon="check"
          isLoading={isPending}
          onClick={() => save(bench.seen)}
        >
          Enregistrer les points
        </Button>
        {!passed && (
          <SaveStatus error={error} isPending={isPending} isSuccess={isSuccess && !isChanged} />
        )}
      </div>
      {passed && (
        <Conflict
          isBusy={isPending}
          labels={{ points: 'Points' }}
          message="Ce parcours a été changé ailleurs entre-temps."
          mine={{ points: toPoints(points).map(formatPoint).join('\n') }}
          onOverwrite={() => save(bench.known)}
          onReload={() => {
            reset()
            takeSaved()
          }}
          theirs={{ points: line.points.map(formatPoint).join('\n') }}
        />
      )}
    </div>
  )
}

const formatPoint = ({
  type,
  nom,
  metres,
}: Pick<BenchPoint, 'type' | 'metres'> & { nom: string | null }) =>
  `${POINT_PARCOURS_LABELS[type]}${nom ? ` «\u00a0${nom}\u00a0»` : ''}, ${atPointText(metres)}`

type PointFieldsProps = {
  point: BenchPoint
  rank: number
  onChange: (fields: Partial<BenchPoint>) => void
  onPlace: (metres: number) => void
  onRemove: () => void
}

function PointFields({ point, rank, onChange, onPlace, onRemove }: PointFieldsProps) {
  return (
    <fieldset className="grid gap-4 border-b border-line pb-5 md:grid-cols-2">
      <legend className="sr-only">Point {rank}</legend>
      {point.isUntouched && (
        <p className="text-ink-soft md:col-span-2">
          Dites ce que c’est, ou déplacez-le&nbsp;: tel quel, ce point ne sera pas enregistré.
        </p>
      )}
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
      <KmField label="Place le long du parcours" metres={point.metres} onChange={onPlace} />
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
