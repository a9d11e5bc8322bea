import { isPosition, type Position } from '@foulee/domain/geo'
import { useState } from 'react'
import type { Fields } from '../../../editor/changed-fields.ts'
import { TownFields } from '../../../lieux/town-fields.tsx'
import { PinMap } from '../../../map/pin-map.tsx'
import { useSite } from '../../../site.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { FieldPlace } from './field-place.tsx'

type PlaceFieldsProps = {
  values: Fields
  errors: Record<string, string>
  /** Says that something changed which no field says by itself. */
  touch: () => void
}

/** Choosing a town brings the pin there; the spot itself is then set on the map. */
export function PlaceFields({ values, errors, touch }: PlaceFieldsProps) {
  const { ville, code_postal, pays } = values
  const [position, setPosition] = useState(() => readPosition(String(values.position)))
  const move = (next: Position | null) => {
    setPosition(next)
    touch()
  }
  return (
    <>
      <TownFields
        errors={errors}
        given={{ ville: String(ville), code_postal: String(code_postal), pays: String(pays) }}
        onChoose={(lieu) => move(lieu.position ?? position)}
      />
      <FieldPlace champ="position">
        <input name="position" type="hidden" value={position ? `[${position.join(',')}]` : ''} />
        <Pin error={errors.position} onMove={move} position={position} />
      </FieldPlace>
    </>
  )
}

type PinFieldProps = {
  position: Position | null
  onMove: (position: Position | null) => void
  error: string | undefined
}

/** The spot: dragged on the map, or typed. */
function Pin({ position, onMove, error }: PinFieldProps) {
  const { mapStyleUrl } = useSite()
  const [lon, lat] = position ?? [null, null]
  const type = (part: 0 | 1) => (text: string) => {
    const degrees = Number(text.replace(',', '.'))
    const next: Position = part === 0 ? [degrees, lat ?? 0] : [lon ?? 0, degrees]
    if (text.trim() && isPosition(next)) onMove(next)
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">Le repère</legend>
      <p className="text-sm text-ink-soft">
        {position
          ? 'Faites-le glisser là où l’on retire son dossard, ou touchez la carte.'
          : 'Touchez la carte là où l’on retire son dossard.'}
      </p>
      <PinMap
        className="h-80 rounded-control border border-line"
        label="Carte du lieu"
        onMove={onMove}
        position={position}
        styleUrl={mapStyleUrl}
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

/** Drawn anew when the pin moves; what is typed counts once the field is left. */
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

function readPosition(text: string): Position | null {
  const given: unknown = text ? JSON.parse(text) : null
  if (!Array.isArray(given)) return null
  const position: Position = [Number(given[0]), Number(given[1])]
  return isPosition(position) ? position : null
}
