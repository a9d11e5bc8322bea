import {
  type Pause,
  RAISON_PAUSE_LABELS,
  RAISONS_PAUSE,
} from '@foulee/domain/entrainement/adaptation-pause'
import { addDays, isDate } from '@foulee/domain/shared/calendrier'
import { useMutation } from '@tanstack/react-query'
import { PropositionCard } from '#features/entrainement/shared/entrainements/proposition-card.tsx'
import { useToday } from '#kit/list-page/use-today.ts'
import { api } from '#platform/api/api.ts'
import { ChoiceGroup, Radio } from '#ui/choice.tsx'
import { fieldProps } from '#ui/form/field-props.ts'
import { assertFields } from '#ui/form/form-values.ts'
import { SessionForm } from '#ui/form/session-form.tsx'
import { TextField } from '#ui/text-field.tsx'

function readPause(form: FormData): Pause {
  const [du, au] = [String(form.get('du')), String(form.get('au'))]
  const raison = RAISONS_PAUSE.find((item) => item === form.get('raison')) ?? 'absent'
  assertFields({
    du: isDate(du) ? undefined : 'Choisissez le premier jour.',
    au: !isDate(au)
      ? 'Choisissez le dernier jour.'
      : au < du
        ? 'Le dernier jour vient après le premier.'
        : undefined,
  })
  return { raison, du, au }
}

export function PauseForm({ onDone }: { onDone: () => void }) {
  const today = useToday()
  const ask = useMutation({
    mutationFn: async (form: FormData) => {
      const pause = readPause(form)
      const { data } = await api('POST /api/training/propositions', { body: { pause } })
      return { pause, propositions: data }
    },
  })
  return (
    <div className="grid gap-6">
      <SessionForm
        exception="Pas de réponse. Vérifiez votre connexion et réessayez."
        isPart
        mutation={ask}
        submit="Voir ce que cela change"
      >
        {(errors) => (
          <>
            <ChoiceGroup error={errors.raison} isInline legend="Pourquoi">
              {RAISONS_PAUSE.map((item, index) => (
                <Radio
                  defaultChecked={index === 0}
                  id={index === 0 ? 'raison' : undefined}
                  key={item}
                  name="raison"
                  value={item}
                >
                  {RAISON_PAUSE_LABELS[item]}
                </Radio>
              ))}
            </ChoiceGroup>
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                {...fieldProps('du', errors)}
                defaultValue={today}
                label="Du"
                type="date"
              />
              <TextField
                {...fieldProps('au', errors)}
                defaultValue={addDays(today, 6)}
                label="Au (compris)"
                type="date"
              />
            </div>
            <p className="text-sm text-ink-soft">
              Ce n’est pas un avis médical. En cas de doute, voyez un médecin avant de reprendre.
            </p>
          </>
        )}
      </SessionForm>
      <div aria-live="polite" className="grid gap-4">
        {ask.data?.propositions.length === 0 && (
          <p>
            Rien n’est prévu ces jours-là ni juste après&nbsp;: votre agenda reste comme il est.
          </p>
        )}
        {ask.data?.propositions.map((proposition) => (
          <PropositionCard
            key={proposition.code}
            onApplied={onDone}
            pause={ask.data.pause}
            proposition={proposition}
          />
        ))}
      </div>
    </div>
  )
}
