import type { Chaussures } from '@foulee/contract/parcours/chaussures'
import { CHAUSSURES_LIMITE, SPORTS_CHAUSSES } from '@foulee/domain/parcours/chaussures'
import { SPORT_LABELS } from '@foulee/domain/shared/sport'
import { useToday } from '#kit/list-page/use-today.ts'
import { Checkbox } from '#ui/choice.tsx'
import { ChoiceChips } from '#ui/choice-chips.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { fieldProps } from '#ui/form/field-props.ts'
import { readLine } from '#ui/form/form-values.ts'
import { writeScaled } from '#ui/form/read-number.ts'
import { SessionForm } from '#ui/form/session-form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useRetire, useSaveChaussures } from './chaussures.queries.ts'

const EXCEPTION = 'Ce n’est pas enregistré. Vérifiez votre connexion et réessayez.'

type FormProps = {
  pair: Chaussures | null
  isFirst?: boolean
  onClose: () => void
}

export function ChaussuresForm({ pair, isFirst = false, onClose }: FormProps) {
  const today = useToday()
  const save = useSaveChaussures(pair?.id ?? null, onClose)
  return (
    <Dialog isOpen onClose={onClose} title={pair ? 'Modifier la paire' : 'Ajouter une paire'}>
      <SessionForm
        exception={EXCEPTION}
        mutation={save}
        submit={pair ? 'Enregistrer' : 'Ajouter cette paire'}
      >
        {(errors) => (
          <>
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                {...fieldProps('marque', errors)}
                autoComplete="off"
                defaultValue={pair?.marque}
                isOptional
                label="Marque"
                maxLength={60}
              />
              <TextField
                {...fieldProps('modele', errors)}
                autoComplete="off"
                defaultValue={pair?.modele}
                label="Modèle"
                maxLength={60}
              />
              <TextField
                {...fieldProps('surnom', errors)}
                autoComplete="off"
                defaultValue={pair?.surnom}
                isOptional
                label="Couleur ou surnom"
                maxLength={60}
              />
              <TextField
                {...fieldProps('achetee_le', errors)}
                defaultValue={pair?.achetee_le ?? ''}
                isOptional
                label="Jour d’achat"
                max={today}
                type="date"
              />
              <TextField
                {...fieldProps('deja_parcouru', errors)}
                autoComplete="off"
                defaultValue={writeScaled(pair?.deja_parcouru ?? 0, 1000)}
                hint="Avant les sorties gardées ici."
                inputMode="decimal"
                label="Déjà parcouru"
                unit="km"
              />
              <TextField
                {...fieldProps('limite', errors)}
                autoComplete="off"
                defaultValue={writeScaled(pair?.limite ?? CHAUSSURES_LIMITE, 1000)}
                hint="Au-delà, la paire est dite usée."
                inputMode="decimal"
                label="Limite"
                unit="km"
              />
            </div>
            <Checkbox
              defaultChecked={pair ? pair.est_habituelle : isFirst}
              {...fieldProps('est_habituelle', errors)}
              hint="Vos nouvelles sorties la prennent d’elles-mêmes."
              value="oui"
            >
              Paire habituelle
            </Checkbox>
            <ChoiceChips
              chosen={pair?.habituelle_pour ?? []}
              error={errors.habituelle_pour}
              hint="Pour ces sports, elle passe avant la paire habituelle."
              legend="Habituelle pour un sport"
              name="habituelle_pour"
              options={SPORTS_CHAUSSES.map((value) => ({ value, label: SPORT_LABELS[value] }))}
            />
          </>
        )}
      </SessionForm>
    </Dialog>
  )
}

export function RetireForm({ pair, onClose }: { pair: Chaussures; onClose: () => void }) {
  const today = useToday()
  const { mutate, ...retire } = useRetire(pair, onClose)
  const send = (form: FormData) => {
    const retiree_le = readLine(form, 'retiree_le')
    mutate({ est_retiree: true, ...(retiree_le && { retiree_le }) })
  }
  return (
    <Dialog isOpen onClose={onClose} title={'Retirer cette paire\u00a0?'}>
      <SessionForm
        exception={EXCEPTION}
        mutation={{ ...retire, mutate: send }}
        submit="Retirer la paire"
      >
        {(errors) => (
          <>
            <p>Elle garde ses kilomètres et ses sorties. Vous pourrez la remettre en service.</p>
            <TextField
              {...fieldProps('retiree_le', errors)}
              defaultValue={today}
              label="Retirée le"
              max={today}
              type="date"
            />
          </>
        )}
      </SessionForm>
    </Dialog>
  )
}
