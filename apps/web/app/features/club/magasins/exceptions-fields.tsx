import { type Horaires, MAX_EXCEPTIONS } from '@foulee/domain/club/horaires'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { PlagesFields } from './plages-fields.tsx'

type Exceptions = Horaires['exceptions']
type ExceptionsFieldsProps = {
  exceptions: Exceptions
  onChange: (exceptions: Exceptions) => void
}

export function ExceptionsFields({ exceptions, onChange }: ExceptionsFieldsProps) {
  const set = (index: number, changed: Partial<Exceptions[number]>) =>
    onChange(
      exceptions.map((exception, rank) =>
        rank === index ? { ...exception, ...changed } : exception,
      ),
    )
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-2 text-lg font-semibold">Jours particuliers</legend>
      {exceptions.map((exception, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: its day is what is being written
        <div className="grid gap-4 rounded-card border border-line p-4" key={index}>
          <div className="grid items-end gap-4 sm:grid-cols-[12rem_1fr_auto]">
            <TextField
              label="Jour"
              name={`exception-${index}-jour`}
              onChange={({ target }) => set(index, { jour: target.value })}
              type="date"
              value={exception.jour}
            />
            <TextField
              isOptional
              label="Pourquoi"
              maxLength={80}
              name={`exception-${index}-motif`}
              onChange={({ target }) => set(index, { motif: target.value })}
              placeholder="Inventaire"
              value={exception.motif ?? ''}
            />
            <Button
              aria-label={`Retirer le jour particulier ${index + 1}`}
              icon="trash"
              onClick={() => onChange(exceptions.filter((_, rank) => rank !== index))}
              variant="quiet"
            >
              Retirer
            </Button>
          </div>
          <PlagesFields
            legend={`Ce jour-là (${index + 1})`}
            onChange={(plages) => set(index, { plages })}
            plages={exception.plages}
          />
        </div>
      ))}
      {exceptions.length < MAX_EXCEPTIONS && (
        <div>
          <Button icon="plus" onClick={() => onChange([...exceptions, { jour: '', plages: [] }])}>
            Ajouter un jour particulier
          </Button>
        </div>
      )}
    </fieldset>
  )
}
