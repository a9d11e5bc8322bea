import { SOURCES_VMA, type SourceVma, VMA_LIMITS } from '@foulee/domain/entrainement/vma'
import { isDate } from '@foulee/domain/shared/calendrier'
import { useState } from 'react'
import { useToday } from '#kit/list-page/use-today.ts'
import { useCall } from '#platform/api/use-call.ts'
import { fieldProps } from '#ui/form/field-props.ts'
import { assertFields, readLine } from '#ui/form/form-values.ts'
import { readNumber } from '#ui/form/read-number.ts'
import { SessionForm } from '#ui/form/session-form.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toast.tsx'

const SOURCE_OPTIONS = [
  { value: 'demi_cooper', label: 'Un test demi-Cooper' },
  { value: 'vameval', label: 'Un test VAMEVAL' },
  { value: 'resultat', label: 'Un résultat récent' },
  { value: 'declaree', label: 'Je la connais' },
] as const satisfies { value: SourceVma; label: string }[]

const HINTS: Readonly<Record<SourceVma, string>> = {
  demi_cooper: 'Courez six minutes aussi loin que possible, après un bon échauffement.',
  vameval: 'La vitesse du dernier palier tenu jusqu’au bout.',
  resultat: 'La VMA que l’on tire de votre course.',
  declaree: 'Telle que votre coach ou un test vous l’a donnée.',
}

function readBody(form: FormData) {
  const source = SOURCES_VMA.find((item) => item === form.get('source')) ?? 'declaree'
  const le = readLine(form, 'le')
  const day = isDate(le) ? undefined : 'Choisissez le jour.'
  const { min, max } = VMA_LIMITS
  const isTest = source === 'demi_cooper'
  const field = isTest ? 'distance' : 'vma'
  const value = readNumber(readLine(form, field), isTest ? 'm' : 'nombre') ?? 0
  const [low, high] = isTest ? [min * 100, max * 100] : [min, max]
  const isGood = value >= low && value <= high
  const unit = isTest ? 'mètres' : 'km/h'
  assertFields({
    [field]: isGood ? undefined : `Indiquez un nombre de ${low} à ${high}\u00a0${unit}.`,
    le: day,
  })
  return isTest
    ? { source, le, distance: Math.round(value) }
    : { source, le, vma: Math.round(value * 10) / 10 }
}

export function VmaForm({ onDone }: { onDone: () => void }) {
  const today = useToday()
  const toast = useToast()
  const [source, setSource] = useState<SourceVma>('demi_cooper')
  const give = useCall('POST /api/training/vma', {
    input: (form: FormData) => ({ body: readBody(form) }),
    renews: 'settled',
  })
  const send = (form: FormData) =>
    give.mutate(form, {
      onSuccess: () => {
        toast({ message: 'Vos allures sont à jour.', tone: 'success' })
        onDone()
      },
    })
  return (
    <SessionForm
      exception="Ce n’est pas enregistré. Vérifiez votre connexion et réessayez."
      isPart
      mutation={{ ...give, mutate: send }}
      submit="Enregistrer ma VMA"
    >
      {(errors) => (
        <>
          <Select
            {...fieldProps('source', errors)}
            hint={HINTS[source]}
            label="D’où vient-elle"
            onChange={({ target }) =>
              setSource(SOURCES_VMA.find((item) => item === target.value) ?? 'declaree')
            }
            options={[...SOURCE_OPTIONS]}
            value={source}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            {source === 'demi_cooper' ? (
              <TextField
                {...fieldProps('distance', errors)}
                autoComplete="off"
                inputMode="numeric"
                label="Distance en six minutes"
                unit="m"
              />
            ) : (
              <TextField
                {...fieldProps('vma', errors)}
                autoComplete="off"
                inputMode="decimal"
                label="VMA"
                unit="km/h"
              />
            )}
            <TextField
              {...fieldProps('le', errors)}
              defaultValue={today}
              label="Le"
              max={today}
              type="date"
            />
          </div>
        </>
      )}
    </SessionForm>
  )
}
