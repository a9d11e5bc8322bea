import { isPosition, type Position } from '@foulee/domain/shared/geo'
import { readNombre } from '@foulee/domain/shared/nombre'
import { TextField } from '#ui/text-field.tsx'
import { PinMap } from './pin-map.tsx'
import { writePosition } from './pin-position.ts'

type PinFieldProps = {
  position: Position | null
  onMove: (position: Position | null) => void
  error: string | undefined
  where: string
}

/** Position field of a form, sent as `position`: dragged on the map, or typed. */
export function PinField({ position, onMove, error, where }: PinFieldProps) {
  const [lon, lat] = position ?? [null, null]
  const type = (part: 0 | 1) => (text: string) => {
    const degrees = readNombre(text) ?? Number.NaN
    const next: Position = part === 0 ? [degrees, lat ?? 0] : [lon ?? 0, degrees]
    if (text.trim() && isPosition(next)) onMove(next)
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">Le repère</legend>
      <input name="position" type="hidden" value={writePosition(position)} />
      <p className="no-print text-sm text-ink-soft">
        {position
          ? `Faites-le glisser ${where}, ou touchez la carte.`
          : `Touchez la carte ${where}.`}
      </p>
      <PinMap
        className="h-80 rounded-control border border-line"
        label="Carte du lieu"
        onMove={onMove}
        position={position}
      />
      <div className="grid grid-cols-2 gap-4">
        <Degrees label="Latitude" onType={type(1)} value={lat} />
        <Degrees label="Longitude" onType={type(0)} value={lon} />
      </div>
      {error && <p className="text-sm font-semibold text-rouge-gr">{error}</p>}
    </fieldset>
  )
}

type DegreesProps = { label: string; value: number | null; onType: (text: string) => void }

const Degrees = ({ label, value, onType }: DegreesProps) => (
  <TextField
    autoComplete="off"
    defaultValue={value ?? ''}
    inputMode="decimal"
    key={value}
    label={label}
    onBlur={({ currentTarget }) => {
      if (currentTarget.value !== String(value ?? '')) onType(currentTarget.value)
    }}
    unit="°"
  />
)
