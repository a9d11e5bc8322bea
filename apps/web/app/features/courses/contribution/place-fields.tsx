import type { Position } from '@foulee/domain/shared/geo'
import { useState } from 'react'
import { FieldPlace } from '#kit/editor/field-place.tsx'
import { PinField } from '#kit/map/pin-field.tsx'
import { readPosition } from '#kit/map/pin-position.ts'
import { TownFields } from '#kit/places/town-fields.tsx'
import type { Fields } from '#ui/form/changed-fields.ts'

type PlaceFieldsProps = {
  values: Fields
  errors: Record<string, string>
  touch: () => void
}

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
        address={{ ville: String(ville), code_postal: String(code_postal), pays: String(pays) }}
        onChoose={(lieu) => move(lieu.position ?? position)}
      />
      <FieldPlace champ="position">
        <PinField
          error={errors.position}
          onMove={move}
          position={position}
          where="là où l’on retire son dossard"
        />
      </FieldPlace>
    </>
  )
}
