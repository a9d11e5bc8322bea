import type { DateGeree, EvenementGestion } from '@foulee/contract/club/evenements-edition'
import { useState } from 'react'
import { FilledField, type Filling } from '#kit/editor/filled-field.tsx'
import { type ThingChange, ThingForm } from '#kit/editor/thing-form.tsx'
import { toVersionedForm } from '#kit/editor/to-form.ts'
import { PinField } from '#kit/map/pin-field.tsx'
import { readPosition } from '#kit/map/pin-position.ts'
import { useChange } from '#kit/publication/use-kind.ts'
import { api } from '#platform/api/api.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { EVENEMENT } from '../evenement-kind.ts'
import { DATE_LABELS, formatDateValue, toDateChanges, toDateValues } from './date-values.ts'

type DateFormProps = { gestion: EvenementGestion; date: DateGeree; onClose: () => void }

export function DateForm({ gestion, date, onClose }: DateFormProps) {
  const { id } = gestion.evenement
  const current = toDateValues(date)
  const [values] = useState(current)
  const saving = useChange(EVENEMENT, id, async ({ changed, version }: ThingChange) => {
    const params = { id, dates_id: date.id }
    const body = toVersionedForm(toDateChanges(changed), version)
    return (await api('POST /api/evenements/date/{id}/edit/{dates_id}', { params, body })).data
  })
  return (
    <ThingForm
      current={current}
      flags={[]}
      labels={DATE_LABELS}
      onClose={onClose}
      saving={saving}
      formatValue={formatDateValue}
      values={values}
      version={gestion.version}
    >
      {(errors) => (
        <>
          <Times errors={errors} values={values} />
          <TextArea
            defaultValue={values.precision}
            error={errors.precision}
            hint="Ce jour-là seulement&nbsp;: un invité, un autre parcours, une lampe à prendre."
            isOptional
            label="Ce qui change"
            maxLength={500}
            name="precision"
            rows={2}
          />
          <FilledField
            errors={errors}
            hint="Seulement si l’on se retrouve ailleurs."
            label="Lieu"
            maxLength={100}
            name="lieu"
            values={values}
          />
          <Elsewhere error={errors.position} initial={values.position ?? ''} />
          {date.nb_inscrits > 0 && (
            <p className="rounded-control bg-ciel-wash px-4 py-3">
              Les inscrits sont prévenus d’un changement de jour, d’heure ou de lieu.
            </p>
          )}
        </>
      )}
    </ThingForm>
  )
}

const Times = (filling: Filling) => (
  <fieldset className="grid items-start gap-5 sm:grid-cols-2">
    <legend className="sr-only">Quand, et combien</legend>
    <FilledField {...filling} autoFocus isOptional={false} label="Jour" name="date" type="date" />
    <FilledField {...filling} isOptional={false} label="Heure" name="heure" type="time" />
    <FilledField
      {...filling}
      inputMode="numeric"
      isOptional={false}
      label="Durée"
      name="duree_minutes"
      unit="min"
    />
    <FilledField
      {...filling}
      hint="Vide&nbsp;: vient qui veut."
      inputMode="numeric"
      label="Places"
      name="places"
    />
  </fieldset>
)

/** Most dates keep the meeting point of the event: the map loads on request. */
function Elsewhere({ initial, error }: { initial: string; error: string | undefined }) {
  const [isOpen, setOpen] = useState(initial !== '')
  const [position, setPosition] = useState(() => readPosition(initial))
  if (!isOpen) {
    return (
      <>
        <input name="position" type="hidden" value="" />
        <Button className="justify-self-start" icon="pin" onClick={() => setOpen(true)}>
          Placer un autre rendez-vous
        </Button>
      </>
    )
  }
  return (
    <div className="grid gap-3">
      <PinField
        error={error}
        onMove={setPosition}
        position={position}
        where="là où l’on se retrouve ce jour-là"
      />
      <Button
        className="justify-self-start"
        icon="close"
        onClick={() => {
          setPosition(null)
          setOpen(false)
        }}
        variant="quiet"
      >
        Comme les autres dates
      </Button>
    </div>
  )
}
