import type { Lieu } from '@foulee/contract/profil'
import { isPosition, type Position } from '@foulee/domain/geo'
import { PAYS } from '@foulee/domain/pays'
import { lazy, Suspense, useState } from 'react'
import type { Fields } from '../../editor/changed-fields.ts'
import { PinMap } from '../../map/pin-map.tsx'
import { useSite } from '../../site.ts'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FieldPlace } from './field-place.tsx'

/** React Aria's combobox comes with the field that uses it. */
const PlaceField = lazy(() => import('../../place/place-field.tsx'))

type PlaceFieldsProps = {
  values: Fields
  errors: Record<string, string>
  /** Says that the pin moved. */
  touch: () => void
}

/** A town that is searched for brings its postal code, and the pin where there was none. */
export function PlaceFields({ values, errors, touch }: PlaceFieldsProps) {
  const [pays, setPays] = useState(String(values.pays || 'FR'))
  const [ville, setVille] = useState(String(values.ville))
  const [codePostal, setCodePostal] = useState(String(values.code_postal))
  const [position, setPosition] = useState(() => readPosition(String(values.position)))
  const move = (next: Position | null) => {
    setPosition(next)
    touch()
  }
  const choose = (lieu: Lieu) => {
    setVille(lieu.nom)
    setCodePostal(lieu.code_postal)
    setPosition(lieu.position ?? position)
    touch()
  }
  return (
    <>
      <div className="grid items-end gap-5 sm:grid-cols-[1fr_10rem]">
        <FieldPlace champ="ville">
          {pays === 'FR' ? (
            <Suspense fallback={<Skeleton className="h-24" />}>
              <PlaceField error={errors.ville} onChoose={choose} onType={setVille} value={ville} />
            </Suspense>
          ) : (
            <TextField
              autoComplete="off"
              error={errors.ville}
              label="Ville"
              maxLength={100}
              name="ville"
              onChange={({ target }) => setVille(target.value)}
              value={ville}
            />
          )}
        </FieldPlace>
        <TextField
          autoComplete="off"
          error={errors.code_postal}
          label="Code postal"
          maxLength={12}
          name="code_postal"
          onChange={({ target }) => setCodePostal(target.value)}
          value={codePostal}
        />
      </div>
      <Select
        autoComplete="off"
        error={errors.pays}
        label="Pays"
        name="pays"
        onChange={({ target }) => setPays(target.value)}
        options={COUNTRIES}
        value={pays}
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

const names = new Intl.DisplayNames('fr', { type: 'region' })
const COUNTRIES = PAYS.map((value) => ({ value, label: names.of(value) ?? value })).sort((a, b) =>
  a.label.localeCompare(b.label, 'fr'),
)
