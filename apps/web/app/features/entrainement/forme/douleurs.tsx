import type { Douleur } from '@foulee/contract/entrainement/forme'
import {
  describeDouleur,
  LIEU_DOULEUR_LABELS,
  LIEUX_DOULEUR,
} from '@foulee/domain/entrainement/douleur'
import { isDate } from '@foulee/domain/shared/calendrier'
import { useState } from 'react'
import { useToday } from '#kit/list-page/use-today.ts'
import { useCall } from '#platform/api/use-call.ts'
import { IconButton } from '#ui/button.tsx'
import { fieldProps } from '#ui/form/field-props.ts'
import { assertFields, readLine } from '#ui/form/form-values.ts'
import { SessionForm } from '#ui/form/session-form.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toast.tsx'

const LIEU_OPTIONS = LIEUX_DOULEUR.map((value) => ({ value, label: LIEU_DOULEUR_LABELS[value] }))
const INTENSITES = Array.from({ length: 10 }, (_, index) => ({
  value: String(index + 1),
  label: `${index + 1} sur\u00a010`,
}))

function readDouleur(form: FormData) {
  const lieu = LIEUX_DOULEUR.find((item) => item === form.get('lieu'))
  const jour = readLine(form, 'jour')
  const intensite = Number(form.get('intensite'))
  assertFields({
    lieu: lieu ? undefined : 'Dites où vous avez mal.',
    intensite: intensite ? undefined : 'Dites à quel point.',
    jour: isDate(jour) ? undefined : 'Choisissez le jour.',
  })
  return { body: { lieu: lieu ?? 'autre', jour, intensite, mots: readLine(form, 'mots') } }
}

export function DouleursSection({ douleurs }: { douleurs: readonly Douleur[] }) {
  const today = useToday()
  const toast = useToast()
  const [noted, setNoted] = useState(0)
  const note = useCall('POST /api/training/douleur', { input: readDouleur, renews: 'settled' })
  const remove = useCall('POST /api/training/douleur/del', {
    input: (id: number) => ({ body: { id } }),
    renews: 'settled',
  })
  const send = (form: FormData) =>
    note.mutate(form, {
      onSuccess: () => {
        setNoted(noted + 1)
        toast({ message: 'C’est noté.', tone: 'success' })
      },
    })
  return (
    <div className="grid gap-4">
      <h3 className="text-lg">Mes douleurs</h3>
      {douleurs.length > 0 && (
        <ul className="divide-y divide-line">
          {douleurs.map((douleur) => (
            <li className="flex items-center justify-between gap-3" key={douleur.id}>
              <span className="py-2">
                {describeDouleur(douleur)} {douleur.mots}
              </span>
              <IconButton
                icon="trash"
                label={`Effacer\u00a0: ${describeDouleur(douleur)}`}
                onClick={() =>
                  remove.mutate(douleur.id, {
                    onSuccess: () => toast({ message: 'C’est effacé.', tone: 'success' }),
                    onError: ({ message }) => toast({ message, tone: 'danger' }),
                  })
                }
              />
            </li>
          ))}
        </ul>
      )}
      <SessionForm
        exception="Ce n’est pas noté. Vérifiez votre connexion et réessayez."
        isPart
        key={noted}
        mutation={{ ...note, mutate: send }}
        submit="Noter cette douleur"
      >
        {(errors) => (
          <div className="grid gap-4 sm:grid-cols-2">
            <Select
              {...fieldProps('lieu', errors)}
              label="Où"
              options={LIEU_OPTIONS}
              placeholder="Choisissez"
            />
            <Select
              {...fieldProps('intensite', errors)}
              label="À quel point"
              options={INTENSITES}
              placeholder="Choisissez"
            />
            <TextField
              {...fieldProps('jour', errors)}
              defaultValue={today}
              label="Quel jour"
              max={today}
              type="date"
            />
            <TextField
              {...fieldProps('mots', errors)}
              isOptional
              label="En quelques mots"
              maxLength={300}
            />
          </div>
        )}
      </SessionForm>
      <p className="text-sm text-ink-soft">
        Une douleur qui dure ou qui augmente se montre à un médecin&nbsp;: Foulée n’en tire aucun
        avis.
      </p>
    </div>
  )
}
