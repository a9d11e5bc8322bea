import { formatDureeSeance, formatNombre } from '@foulee/domain/shared/mesure'
import { fieldProps } from '#ui/form/field-props.ts'
import { SessionForm } from '#ui/form/session-form.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { readDone } from './done-body.ts'
import { useDone } from './entrainements.mutations.ts'
import { EFFORTS } from './etats.ts'
import type { EntrainementFormProps } from './form-props.ts'

/** Report form; all fields are optional: empty means done as planned. */
export function DoneForm({ entrainement, draft, onBack }: EntrainementFormProps) {
  const { fait, totaux } = entrainement
  const done = useDone(entrainement, readDone, () => 'C’est noté, bravo\u00a0!')
  const duree = fait?.duree ?? totaux.duree
  const distance = fait?.distance ?? null
  return (
    <SessionForm
      draft={draft}
      exception="Ce n’est pas noté. Vérifiez votre connexion et réessayez."
      isPart
      mutation={{ ...done, mutate: (form) => done.mutate(form, { onSuccess: onBack }) }}
      submit="Enregistrer"
    >
      {(errors) => (
        <>
          <p className="text-ink-soft">
            Tout est facultatif. La durée et l’effort ressenti donnent votre charge.
          </p>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              {...fieldProps('duree', errors)}
              autoComplete="off"
              defaultValue={duree === null ? '' : formatDureeSeance(duree)}
              hint="45, 1h05 ou 52:30"
              label="Durée"
            />
            <TextField
              {...fieldProps('distance', errors)}
              autoComplete="off"
              defaultValue={distance === null ? '' : formatNombre(distance / 1000, 2)}
              hint="En kilomètres, comme 8,5"
              inputMode="decimal"
              label="Distance"
              unit="km"
            />
          </div>
          <Select
            {...fieldProps('rpe', errors)}
            defaultValue={fait?.rpe ? String(fait.rpe) : ''}
            hint="Sur toute la séance, une demi-heure après."
            label="Effort ressenti, de 1 à 10"
            options={EFFORTS}
            placeholder="Je ne sais pas"
          />
          <TextArea
            {...fieldProps('mots', errors)}
            defaultValue={fait?.mots ?? ''}
            isOptional
            label="En quelques mots"
            maxLength={2000}
          />
        </>
      )}
    </SessionForm>
  )
}
