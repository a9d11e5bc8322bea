import type { ActiviteEntiere } from '@foulee/contract/parcours/activites'
import { isApiError } from '@foulee/contract/shared/call-error'
import { SPORT_LABELS, SPORTS } from '@foulee/domain/shared/sport'
import { EFFORTS } from '#features/entrainement/shared/entrainements/etats.ts'
import { useCall } from '#platform/api/use-call.ts'
import { Dialog } from '#ui/dialog.tsx'
import { fieldProps } from '#ui/form/field-props.ts'
import { assertFields, readLine } from '#ui/form/form-values.ts'
import { SessionForm } from '#ui/form/session-form.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toast.tsx'
import { activiteQuery } from './activites.queries.ts'

const OPTIONS = SPORTS.map((sport) => ({ value: sport, label: SPORT_LABELS[sport] }))

type DialogProps = { activite: ActiviteEntiere; onClose: () => void }

export default function EditDialog({ activite, onClose }: DialogProps) {
  const save = useSave(activite, onClose)
  const isPassed = isApiError(save.error) && save.error.code === 'version_depassee'
  return (
    <Dialog isOpen onClose={onClose} title="Modifier la sortie">
      <SessionForm
        exception="Ce n’est pas enregistré. Vérifiez votre connexion et réessayez."
        mutation={save}
        submit="Enregistrer"
      >
        {(errors) => (
          <>
            {isPassed && (
              <p>
                Vous l’aviez changée ailleurs entre-temps. Relisez ce formulaire, puis enregistrez
                de nouveau&nbsp;: c’est lui qui restera.
              </p>
            )}
            <TextField
              {...fieldProps('titre', errors)}
              autoComplete="off"
              defaultValue={activite.titre}
              label="Titre"
              maxLength={120}
            />
            <Select
              {...fieldProps('sport', errors)}
              defaultValue={activite.sport}
              label="Sport"
              options={OPTIONS}
            />
            <Select
              {...fieldProps('rpe', errors)}
              defaultValue={activite.rpe === null ? '' : String(activite.rpe)}
              hint="Sur toute la sortie, une demi-heure après."
              label="Effort ressenti, de 1 à 10"
              options={EFFORTS}
              placeholder="Je ne sais pas"
            />
            <TextArea
              {...fieldProps('notes', errors)}
              defaultValue={activite.notes}
              hint="Vous seul les lisez."
              isOptional
              label="Notes"
              maxLength={2000}
              rows={5}
            />
          </>
        )}
      </SessionForm>
    </Dialog>
  )
}

function useSave({ id, version }: ActiviteEntiere, onDone: () => void) {
  const toast = useToast()
  return useCall('POST /api/activites/update/{id}', {
    input: (form: FormData) => {
      const [titre, rpe] = [readLine(form, 'titre'), readLine(form, 'rpe')]
      const sport = SPORTS.find((item) => item === readLine(form, 'sport'))
      assertFields({ titre: titre ? undefined : 'Donnez un titre à cette sortie.' })
      const words = { titre, notes: readLine(form, 'notes'), rpe: rpe ? Number(rpe) : null }
      return { params: { id }, body: { ...words, ...(sport && { sport }), version } }
    },
    update: (client, changed) =>
      client.setQueryData(activiteQuery(id).queryKey, (known) => known && { ...known, ...changed }),
    onSuccess: () => {
      toast({ message: 'La sortie est enregistrée.', tone: 'success' })
      onDone()
    },
    // A refusal says that the version shown is not the last one.
    renews: 'settled',
  })
}
