import { formatPlages, MAX_PLAGES, type Plage } from '@foulee/domain/club/horaires'
import { Button } from '#ui/button.tsx'

type PlagesFieldsProps = {
  legend: string
  plages: readonly Plage[]
  onChange: (plages: readonly Plage[]) => void
  /** Copies the hours to the following days, up to Saturday. */
  onCopy?: () => void
}

const FIRST: Plage = { debut: '10:00', fin: '19:00' }
const SECOND: Plage = { debut: '14:00', fin: '19:00' }

export function PlagesFields({ legend, plages, onChange, onCopy }: PlagesFieldsProps) {
  const set = (index: number, changed: Partial<Plage>) =>
    onChange(plages.map((plage, rank) => (rank === index ? { ...plage, ...changed } : plage)))
  return (
    <fieldset className="grid gap-3 border-b border-line pb-5">
      <legend className="mb-2 font-semibold">
        {legend}
        {!plages.length && <span className="font-normal text-ink-soft">{' – '}fermé</span>}
      </legend>
      {plages.map((plage, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a span has no name but its rank
        <div className="flex flex-wrap items-end gap-3" key={index}>
          <TimeField
            label="De"
            name={`${legend}, de`}
            onChange={(debut) => set(index, { debut })}
            value={plage.debut}
          />
          <TimeField
            label="à"
            name={`${legend}, à`}
            onChange={(fin) => set(index, { fin })}
            value={plage.fin}
          />
          <Button
            aria-label={`Retirer ${formatPlages([plage])}, ${legend}`}
            icon="trash"
            onClick={() => onChange(plages.filter((_, rank) => rank !== index))}
            variant="quiet"
          >
            Retirer
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap gap-3">
        {plages.length < MAX_PLAGES && (
          <Button
            aria-label={`${plages.length ? 'Ajouter une plage' : 'Ouvrir ce jour'}, ${legend}`}
            icon="plus"
            onClick={() => onChange([...plages, plages.length ? SECOND : FIRST])}
          >
            {plages.length ? 'Ajouter une plage' : 'Ouvrir ce jour'}
          </Button>
        )}
        {onCopy && plages.length > 0 && (
          <Button
            aria-label={`Copier jusqu’à samedi, ${legend}`}
            icon="copy"
            onClick={onCopy}
            variant="quiet"
          >
            Copier jusqu’à samedi
          </Button>
        )}
      </div>
    </fieldset>
  )
}

type TimeFieldProps = {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
}

function TimeField({ label, name, value, onChange }: TimeFieldProps) {
  return (
    <label className="grid min-w-0 grid-cols-1 gap-1 text-sm">
      <span>{label}</span>
      <input
        aria-label={name}
        className="control w-32 tabular-nums"
        onChange={({ target }) => onChange(target.value)}
        required
        type="time"
        value={value}
      />
    </label>
  )
}
