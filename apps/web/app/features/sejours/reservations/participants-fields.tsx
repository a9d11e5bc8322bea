import { formatMontant } from '@foulee/domain/shared/mesure'
import { fieldProps } from '#ui/form/field-props.ts'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { type Personne, SEULE } from './demande.ts'

type ParticipantsFieldsProps = {
  personnes: readonly Personne[]
  errors: Readonly<Record<string, string>>
  onChange: (at: number, part: Partial<Personne>) => void
  /** Single room supplement in cents; null without single rooms. */
  supplement_single: number | null
  age_min: number | null
  premier?: string
}

export function ParticipantsFields({
  personnes,
  errors,
  age_min,
  ...rest
}: ParticipantsFieldsProps) {
  return (
    <>
      <Rules age_min={age_min} nb={personnes.length} />
      {personnes.map((personne, at) => (
        <PersonneFields
          at={at}
          errors={errors}
          // biome-ignore lint/suspicious/noArrayIndexKey: a person is their place in the list
          key={at}
          personne={personne}
          {...rest}
          nb={personnes.length}
        />
      ))}
    </>
  )
}

function Rules({ age_min, nb }: { age_min: number | null; nb: number }) {
  if (age_min === null && nb < 2) return null
  return (
    <div className="grid gap-2 text-ink-soft">
      {age_min !== null && <p>Il faut avoir {age_min}&nbsp;ans au jour du départ.</p>}
      {nb > 1 && (
        <p>
          Le même numéro de chambre réunit ceux qui dorment ensemble. Qui est seul sous son numéro
          partage avec d’autres voyageurs.
        </p>
      )}
    </div>
  )
}

type PersonneFieldsProps = Omit<ParticipantsFieldsProps, 'personnes' | 'age_min'> & {
  personne: Personne
  at: number
  nb: number
}

function PersonneFields(props: PersonneFieldsProps) {
  const { personne, at, nb, errors, onChange, supplement_single, premier } = props
  const field = (name: keyof Personne) => ({
    ...fieldProps(`participants.${at}.${name}`, errors),
    value: personne[name],
    onChange: ({ target }: { target: { value: string } }) => onChange(at, { [name]: target.value }),
  })
  return (
    <fieldset className="card grid gap-4 p-4 sm:p-5">
      <legend className="sr-only">Participant {at + 1}</legend>
      <div className="grid gap-1">
        <p aria-hidden="true" className="font-heading text-lg font-bold">
          Participant {at + 1}
        </p>
        {at === 0 && premier && <p className="text-sm text-ink-soft">{premier}</p>}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('prenom')} autoComplete="off" label="Prénom" maxLength={60} />
        <TextField {...field('nom')} autoComplete="off" label="Nom" maxLength={60} />
        <TextField
          {...field('naissance')}
          autoComplete="off"
          label="Date de naissance"
          type="date"
        />
        <Select
          {...field('chambre')}
          label="Chambre"
          options={listRooms(nb, personne.chambre, supplement_single)}
        />
      </div>
    </fieldset>
  )
}

function listRooms(nb: number, chosen: string, supplement: number | null) {
  const numbers = Array.from({ length: nb }, (_, at) => String(at + 1))
  const known = chosen === SEULE || numbers.includes(chosen) ? numbers : [...numbers, chosen]
  const shared = known.map((value) => ({
    value,
    label: nb > 1 ? `Chambre ${value}, à partager` : 'À partager',
  }))
  if (supplement === null) {
    const gone = { value: SEULE, label: 'Chambre individuelle, plus proposée', isDisabled: true }
    return chosen === SEULE ? [...shared, gone] : shared
  }
  const more = supplement ? ` (+\u00a0${formatMontant(supplement)})` : ''
  return [...shared, { value: SEULE, label: `Chambre individuelle${more}` }]
}
