import type { Lieu } from '@foulee/contract/membres/profil'
import { DEPARTEMENTS, findDepartement, REGIONS } from '@foulee/domain/shared/departement'
import type { Position } from '@foulee/domain/shared/geo'
import { lazy, useState } from 'react'
import { FieldPlace } from '#kit/editor/field-place.tsx'
import { PinField } from '#kit/map/pin-field.tsx'
import { readPosition } from '#kit/map/pin-position.ts'
import { CountryField } from '#kit/places/country-field.tsx'
import type { Fields } from '#ui/form/changed-fields.ts'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'

const PlaceField = lazy(() => import('#kit/places/place-field.tsx'))

const NOTHING = 'Aucune commune. Votre texte sera gardé\u00a0: un massif, une côte, une île…'
const byName = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label, 'fr')
const DEPARTEMENT_OPTIONS = DEPARTEMENTS.map(({ code, nom }) => ({
  value: code,
  label: `${nom} (${code})`,
})).sort(byName)
const REGION_OPTIONS = REGIONS.map(({ code, nom }) => ({ value: code, label: nom })).sort(byName)

type LieuFieldsProps = {
  values: Fields
  errors: Record<string, string>
  touch: () => void
}

export function LieuFields({ values, errors, touch }: LieuFieldsProps) {
  const [pays, setPays] = useState(String(values.pays))
  const [lieu, setLieu] = useState(String(values.lieu))
  const [departement, setDepartement] = useState(String(values.departement))
  const [position, setPosition] = useState(() => readPosition(String(values.position)))
  const move = (next: Position | null) => {
    setPosition(next)
    touch()
  }
  const choose = ({ nom, departement: code, position: townPosition }: Lieu) => {
    setLieu(nom)
    setDepartement(code)
    move(townPosition ?? position)
  }
  return (
    <>
      {pays === 'FR' ? (
        <PlaceField
          error={errors.lieu}
          label="Lieu"
          name="lieu"
          nothing={NOTHING}
          onChoose={choose}
          onType={setLieu}
          value={lieu}
        />
      ) : (
        <TextField
          autoComplete="off"
          error={errors.lieu}
          label="Lieu"
          maxLength={100}
          name="lieu"
          onChange={({ target }) => setLieu(target.value)}
          value={lieu}
        />
      )}
      <CountryField
        autoComplete="off"
        error={errors.pays}
        onChange={({ target }) => setPays(target.value)}
        value={pays}
      />
      {pays === 'FR' && (
        <AreaFields
          departement={departement}
          errors={errors}
          onDepartement={setDepartement}
          region={String(values.region)}
        />
      )}
      <FieldPlace champ="position">
        <PinField
          error={errors.position}
          onMove={move}
          position={position}
          where="là où l’on se retrouve"
        />
      </FieldPlace>
    </>
  )
}

type AreaFieldsProps = {
  departement: string
  region: string
  errors: Record<string, string>
  onDepartement: (code: string) => void
}

/** The region follows from the département; a stay across several has a region only. */
function AreaFields({ departement, region, errors, onDepartement }: AreaFieldsProps) {
  const known = findDepartement(departement)
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <Select
        error={errors.departement}
        isOptional
        label="Département"
        name="departement"
        onChange={({ target }) => onDepartement(target.value)}
        options={DEPARTEMENT_OPTIONS}
        placeholder="Plusieurs, ou aucun"
        value={departement}
      />
      {!known && (
        <Select
          defaultValue={region}
          error={errors.region}
          isOptional
          label="Région"
          name="region"
          options={REGION_OPTIONS}
          placeholder="Plusieurs, ou aucune"
        />
      )}
    </div>
  )
}
