import type { SeanceCard } from '@foulee/contract/entrainement/seance'
import { OBJECTIFS_SEANCE } from '@foulee/domain/entrainement/seance'
import { isDate } from '@foulee/domain/shared/calendrier'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { api } from '#platform/api/api.ts'
import { getDraftKey, readDraft } from '#platform/drafts/draft.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/dialog.tsx'
import { fieldProps } from '#ui/form/field-props.ts'
import { assertFields, readLine } from '#ui/form/form-values.ts'
import { SessionForm } from '#ui/form/session-form.tsx'
import { useClearDraft } from '#ui/form/use-draft.ts'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { ViewToggle } from '#ui/view-toggle.tsx'
import { useReperes } from '../forme.queries.ts'
import { RaccourciField } from '../raccourci-field.tsx'
import { OBJECTIF_OPTIONS } from './edit-form.tsx'
import { createUndo, useGeste } from './entrainements.mutations.ts'
import { PacesOfEach, type Runner, readWritten } from './paces-of-each.tsx'
import { SeanceChoice } from './seance-choice.tsx'

type AddDialogProps = {
  jour: string | null
  onClose: () => void
  /** Athletes for whom a coach adds the training; without them, the member's own calendar. */
  athletes?: readonly Runner[]
}

export function AddDialog({ jour, onClose, athletes }: AddDialogProps) {
  return (
    <Sheet isOpen={jour !== null} onClose={onClose} title={formatTitle(athletes ?? [])}>
      {jour !== null && <AddForm athletes={athletes ?? []} jour={jour} onDone={onClose} />}
    </Sheet>
  )
}

const formatTitle = (athletes: readonly Runner[]) =>
  athletes.length > 0 ? `Donner une séance à ${formatRunners(athletes)}` : 'Ajouter un entraînement'

const formatRunners = ([first, ...otherRunners]: readonly Runner[]) =>
  otherRunners.length > 0 ? `${otherRunners.length + 1}\u00a0athlètes` : first?.nom

type Source = 'bibliotheque' | 'raccourci'
type AddFormProps = { jour: string; onDone: () => void; athletes: readonly Runner[] }

function AddForm({ jour, onDone, athletes }: AddFormProps) {
  const { pathname } = useLocation()
  const { currentUser } = useSession()
  const draft = `ajout ${jour}`
  // Reopens the tab with a stored draft for that day.
  const [source, setSource] = useState<Source>(() =>
    readDraft(getDraftKey(pathname, draft), currentUser?.users_id ?? null)
      ? 'raccourci'
      : 'bibliotheque',
  )
  const forget = useClearDraft(draft)
  const end = () => {
    forget()
    onDone()
  }
  const [seance, setSeance] = useState<SeanceCard | null>(null)
  const [raccourci, setRaccourci] = useState('')
  const own = useReperes()
  // The coach's own paces would mislead for athletes.
  const reperes = athletes.length > 0 ? undefined : own
  const steps = source === 'bibliotheque' ? (seance?.steps ?? []) : readWritten(raccourci)
  const add = useGeste(async (form: FormData) => {
    const day = readLine(form, 'jour')
    assertFields({
      jour: isDate(day) ? undefined : 'Choisissez un jour.',
      ...(source === 'bibliotheque' && !seance && { titre: 'Choisissez une séance.' }),
      ...(source === 'raccourci' && {
        titre: readLine(form, 'titre') ? undefined : 'Donnez un titre.',
        raccourci: raccourci.trim() ? undefined : 'Écrivez les étapes.',
      }),
    })
    const whom = athletes.length > 0 ? { athletes: athletes.map(({ id }) => id) } : {}
    const content =
      source === 'bibliotheque' && seance
        ? { seances_id: seance.id }
        : { raccourci, titre: readLine(form, 'titre'), objectif: readObjectif(form) }
    const body = { jour: day, ...whom, ...content }
    return createUndo((await api('POST /api/training/create', { body })).data.gestes)
  }, formatAdded(athletes))
  return (
    <div className="grid gap-5">
      <ViewToggle
        label="D’où vient la séance"
        onChange={setSource}
        options={[
          { value: 'bibliotheque', label: 'De la bibliothèque' },
          { value: 'raccourci', label: 'À écrire' },
        ]}
        value={source}
      />
      <SessionForm
        draft={source === 'raccourci' ? draft : undefined}
        exception="Ce n’est pas ajouté. Vérifiez votre connexion et réessayez."
        isPart
        mutation={{ ...add, mutate: (form) => add.mutate(form, { onSuccess: end }) }}
        submit={athletes.length > 0 ? 'Donner la séance' : 'Ajouter à l’agenda'}
      >
        {(errors) => (
          <>
            <TextField
              {...fieldProps('jour', errors)}
              defaultValue={jour}
              label="Jour"
              type="date"
            />
            {source === 'bibliotheque' ? (
              <SeanceChoice chosen={seance} onChoose={setSeance} />
            ) : (
              <>
                <TextField {...fieldProps('titre', errors)} label="Titre" maxLength={120} />
                <Select
                  {...fieldProps('objectif', errors)}
                  label="Objectif"
                  options={OBJECTIF_OPTIONS}
                />
                <RaccourciField
                  error={errors.raccourci}
                  onChange={setRaccourci}
                  reperes={reperes}
                  value={raccourci}
                />
              </>
            )}
            <PacesOfEach runners={athletes} steps={steps} />
          </>
        )}
      </SessionForm>
      <Button className="justify-self-start" onClick={end} variant="quiet">
        Annuler
      </Button>
    </div>
  )
}

const formatAdded = (athletes: readonly Runner[]) => (form: FormData) => {
  const day = formatDateLongue(readLine(form, 'jour'))
  return athletes.length > 0
    ? `Donnée à ${formatRunners(athletes)}, le ${day}.`
    : `Ajouté au ${day}.`
}

const readObjectif = (form: FormData) =>
  OBJECTIFS_SEANCE.find((item) => item === form.get('objectif')) ?? 'endurance'
