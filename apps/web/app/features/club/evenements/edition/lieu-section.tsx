import type { EvenementGestion } from '@foulee/contract/club/evenements-edition'
import type { Lieu } from '@foulee/contract/membres/profil'
import type { Position } from '@foulee/domain/shared/geo'
import { lazy, Suspense, useState } from 'react'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { FieldPlace } from '#kit/editor/field-place.tsx'
import { PinField } from '#kit/map/pin-field.tsx'
import { readPosition, sendPosition, writePosition } from '#kit/map/pin-position.ts'
import type { Fields } from '#ui/form/changed-fields.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { SectionForm } from './section-form.tsx'

/** Lazy: React Aria's combobox comes with this field. */
const PlaceField = lazy(() => import('#kit/places/place-field.tsx'))

const LABELS = {
  lieu: 'Lieu',
  adresse: 'Adresse',
  ville: 'Ville',
  code_postal: 'Code postal',
  departement: 'Département',
  position: 'Longitude et latitude',
  rendez_vous: 'Comment se retrouver',
}

const toFields = ({ evenement }: EvenementGestion): Fields => ({
  lieu: evenement.lieu ?? '',
  adresse: evenement.adresse ?? '',
  ville: evenement.ville ?? '',
  code_postal: evenement.code_postal ?? '',
  departement: evenement.departement ?? '',
  position: writePosition(evenement.position),
  rendez_vous: evenement.rendez_vous ?? '',
})

export function LieuSection({ gestion }: { gestion: EvenementGestion }) {
  return (
    <EditorSection
      id="lieu"
      lead="La ville range l’évènement parmi les sorties de son département&nbsp;; le repère dit où l’on se retrouve."
      title="Le rendez-vous"
    >
      <Suspense fallback={<Skeleton className="h-[52rem] w-full" />}>
        <SectionForm
          gestion={gestion}
          isPatient
          labels={LABELS}
          name="lieu"
          prepare={sendPosition}
          toFields={toFields}
        >
          {(values, errors, touch) => (
            <LieuFields errors={errors} touch={touch} values={values as Record<string, string>} />
          )}
        </SectionForm>
      </Suspense>
    </EditorSection>
  )
}

type LieuFieldsProps = {
  values: Record<string, string>
  errors: Record<string, string>
  touch: () => void
}

function LieuFields({ values, errors, touch }: LieuFieldsProps) {
  const [ville, setVille] = useState(values.ville ?? '')
  const [codePostal, setCodePostal] = useState(values.code_postal ?? '')
  const [departement, setDepartement] = useState(values.departement ?? '')
  const [position, setPosition] = useState(() => readPosition(values.position ?? ''))
  const move = (next: Position | null) => {
    setPosition(next)
    touch()
  }
  const choose = ({ nom, code_postal, departement: code, position: townPosition }: Lieu) => {
    setVille(nom)
    setCodePostal(code_postal)
    setDepartement(code)
    move(townPosition ?? position)
  }
  return (
    <>
      <input name="departement" type="hidden" value={departement} />
      <FieldPlace champ="ville">
        <div className="grid items-end gap-5 sm:grid-cols-[1fr_10rem]">
          <PlaceField
            error={errors.ville ?? errors.departement}
            name="ville"
            onChoose={choose}
            onType={setVille}
            value={ville}
          />
          <TextField
            autoComplete="off"
            error={errors.code_postal}
            inputMode="numeric"
            label="Code postal"
            maxLength={5}
            name="code_postal"
            onChange={({ target }) => setCodePostal(target.value)}
            value={codePostal}
          />
        </div>
      </FieldPlace>
      <TextField
        autoComplete="off"
        defaultValue={values.lieu}
        error={errors.lieu}
        hint="Un parc, un stade, un magasin, une place."
        label="Lieu"
        maxLength={100}
        name="lieu"
      />
      <FieldPlace champ="adresse">
        <TextField
          autoComplete="off"
          defaultValue={values.adresse}
          error={errors.adresse}
          isOptional
          label="Adresse"
          maxLength={200}
          name="adresse"
        />
      </FieldPlace>
      <FieldPlace champ="position">
        <PinField
          error={errors.position}
          onMove={move}
          position={position}
          where="là où l’on se retrouve"
        />
      </FieldPlace>
      <FieldPlace champ="rendez_vous">
        <TextArea
          defaultValue={values.rendez_vous}
          error={errors.rendez_vous}
          hint="Sous l’horloge, à l’entrée du parking, dix minutes avant le départ."
          isOptional
          label="Comment se retrouver"
          maxLength={1000}
          name="rendez_vous"
          rows={3}
        />
      </FieldPlace>
    </>
  )
}
