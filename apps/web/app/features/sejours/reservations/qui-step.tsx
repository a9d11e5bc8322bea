import { useMutation } from '@tanstack/react-query'
import { fieldProps } from '#ui/form/field-props.ts'
import { assertFields } from '#ui/form/form-values.ts'
import { SessionForm } from '#ui/form/session-form.tsx'
import { Select } from '#ui/select.tsx'
import {
  changePersonne,
  checkPersonnes,
  type Demande,
  listPersonnes,
  type Regles,
} from './demande.ts'
import { ParticipantsFields } from './participants-fields.tsx'
import { formatNbPlaces } from './reservation-texts.ts'
import type { StepsProps } from './reserver-props.ts'

const EXCEPTION = 'Vérifiez ce qui est écrit.'
const PREMIER = 'Rempli d’après votre profil\u00a0: changez-le si vous ne venez pas vous-même.'

type QuiStepProps = StepsProps & {
  demande: Demande
  change: (part: Partial<Demande>) => void
  regles: Regles
  error: Error | null
  onDone: () => void
}

export function QuiStep(props: QuiStepProps) {
  const { demande, change, depart, libres, regles, error, onDone } = props
  const personnes = listPersonnes(demande)
  const isTooMany = demande.nb > libres
  const check = useMutation({
    mutationFn: async () =>
      assertFields({
        ...(isTooMany && { nb: formatTooMany(libres) }),
        ...checkPersonnes(personnes, regles),
      }),
    onSuccess: onDone,
  })
  return (
    <SessionForm
      exception={EXCEPTION}
      mutation={{ ...check, mutate: () => check.mutate(), error: check.error ?? error }}
      submit="Continuer"
    >
      {(errors) => (
        <>
          <Select
            {...fieldProps('nb', errors)}
            error={isTooMany ? formatTooMany(libres) : errors.nb}
            label="Nombre de participants"
            onChange={({ target }) => change({ nb: Number(target.value) })}
            options={Array.from({ length: Math.max(depart.places, demande.nb) }, (_, at) => ({
              value: String(at + 1),
              label: String(at + 1),
            }))}
            value={String(demande.nb)}
          />
          <ParticipantsFields
            age_min={regles.age_min}
            errors={errors}
            onChange={(at, part) => change({ personnes: changePersonne(demande, at, part) })}
            personnes={personnes}
            premier={PREMIER}
            supplement_single={depart.supplement_single}
          />
        </>
      )}
    </SessionForm>
  )
}

const formatTooMany = (libres: number) =>
  libres
    ? `Il reste ${formatNbPlaces(libres)} pour ce départ\u00a0: demandez-en moins, ou mettez-vous plus bas sur la liste d’attente.`
    : 'Il ne reste plus de place pour ce départ\u00a0: mettez-vous plus bas sur la liste d’attente.'
