import { chooseDuree, parseDurees } from '@foulee/domain/parcours/duree-saisie'
import {
  isPlausible,
  TERRAIN_REFERENCE_LABELS,
  TERRAINS_REFERENCE,
  type TerrainReference,
} from '@foulee/domain/parcours/prediction'
import { formatTemps } from '@foulee/domain/shared/mesure'
import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { readScaled } from '#ui/form/read-number.ts'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { type Reference, saveReference, useReference } from './reference-store.ts'

type Errors = Partial<Record<'distance' | 'temps' | 'denivele', string>>

export function readForm(form: FormData): { reference: Reference } | { errors: Errors } {
  const distance = readScaled(String(form.get('distance') ?? ''), 1000) ?? 0
  const temps = readTemps(String(form.get('temps') ?? ''), distance)
  const denivele = readScaled(String(form.get('denivele') ?? ''), 1)
  const errors: Errors = {}
  if (!(distance >= 400 && distance <= 500_000)) {
    errors.distance = 'Indiquez une distance en kilomètres, par exemple 10 ou 21,1.'
  }
  if (temps === null) errors.temps = 'Indiquez un temps, par exemple 52:30 ou 1h45.'
  else if (!errors.distance && !isPlausible({ distance, temps })) {
    errors.temps = `${formatTemps(temps)} ne va pas avec cette distance. Vérifiez les deux.`
  }
  if (denivele === undefined || (denivele ?? 0) > 50_000) {
    errors.denivele = 'Indiquez un dénivelé en mètres, ou rien.'
  }
  if (temps === null || denivele === undefined || Object.keys(errors).length > 0) return { errors }
  const terrain = String(form.get('terrain')) as TerrainReference
  return { reference: { distance, temps, denivele, terrain } }
}

function readTemps(text: string, distance: number): number | null {
  const durees = parseDurees(text)
  return durees && chooseDuree(durees, distance)
}

const inKm = (metres: number) => String(metres / 1000).replace('.', ',')

export default function ReferenceForm({ onDone }: { onDone: () => void }) {
  const reference = useReference()
  const [errors, setErrors] = useState<Errors>({})
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const read = readForm(new FormData(event.currentTarget))
    if ('errors' in read) return setErrors(read.errors)
    saveReference(read.reference)
    onDone()
  }
  const clearReference = () => {
    saveReference(null)
    onDone()
  }
  return (
    <form className="grid max-w-3xl gap-4" noValidate onSubmit={submit}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          autoComplete="off"
          defaultValue={reference ? inKm(reference.distance) : ''}
          {...(errors.distance ? { error: errors.distance } : {})}
          inputMode="decimal"
          label="Distance courue"
          name="distance"
          unit="km"
        />
        <TextField
          autoComplete="off"
          defaultValue={reference ? formatTemps(reference.temps) : ''}
          {...(errors.temps ? { error: errors.temps } : {})}
          label="Temps"
          name="temps"
          placeholder="52:30 ou 1h45"
        />
        <TextField
          autoComplete="off"
          defaultValue={reference?.denivele ?? ''}
          {...(errors.denivele ? { error: errors.denivele } : {})}
          inputMode="numeric"
          isOptional
          label="Dénivelé positif"
          name="denivele"
          unit="m"
        />
        <Select
          defaultValue={reference?.terrain ?? 'route'}
          label="Terrain"
          name="terrain"
          options={TERRAINS_REFERENCE.map((value) => ({
            value,
            label: TERRAIN_REFERENCE_LABELS[value],
          }))}
        />
      </div>
      <p className="text-sm text-ink-soft">
        Une course récente, courue à fond. Elle reste dans ce navigateur.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary">
          Calculer mon temps
        </Button>
        {reference && (
          <Button onClick={clearReference} variant="quiet">
            Oublier cette course
          </Button>
        )}
      </div>
    </form>
  )
}
