import type { MonMagasin } from '@foulee/contract/club/magasins-gestion'
import {
  FERMEE,
  findFaute,
  formatPlages,
  formatSemaine,
  type Horaires,
  JOURS,
  type Plage,
} from '@foulee/domain/club/horaires'
import { formatDate } from '@foulee/domain/shared/date'
import { capitalize } from '@foulee/domain/shared/typographie'
import { useState } from 'react'
import { Conflict } from '#kit/editor/conflict.tsx'
import { isPassed, readEditFailure } from '#kit/editor/edit-failure.ts'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { Button } from '#ui/button.tsx'
import { ChoiceGroup, Radio } from '#ui/choice.tsx'
import { FieldError } from '#ui/field.tsx'
import type { Fields } from '#ui/form/changed-fields.ts'
import { useConfirmLeave } from '#ui/form/use-confirm-leave.ts'
import { useOnePress } from '#ui/form/use-one-press.ts'
import { useToast } from '#ui/toast.tsx'
import { ExceptionsFields } from './exceptions-fields.tsx'
import { useSaveValues } from './magasins.mutations.ts'
import { PlagesFields } from './plages-fields.tsx'

export function HorairesSection({ magasin }: { magasin: MonMagasin }) {
  const toast = useToast()
  const [horaires, setHoraires] = useState<Horaires>(magasin.horaires ?? FERMEE)
  // Version that the form started from, so that a save in another window is not overwritten.
  const [version, setVersion] = useState(magasin.version)
  const { mutate, error, isPending, reset } = useSaveValues(magasin.id, (saved) => {
    setVersion(saved.version)
    toast({ message: 'Horaires enregistrés.', tone: 'success' })
  })
  // The second click of a double click would report a version conflict.
  const isNewPress = useOnePress(isPending, error)
  const send = (sent: ReturnType<typeof toSent> | null, from = version) =>
    mutate({ horaires: sent, version: String(from) })
  const hasPassed = isPassed(error)
  useConfirmLeave(inWordsOf(horaires) !== inWordsOf(magasin.horaires ?? FERMEE))
  const faute = findFaute(horaires) ?? readEditFailure(error).errors.horaires
  const loadCurrent = () => {
    setHoraires(magasin.horaires ?? FERMEE)
    setVersion(magasin.version)
    reset()
  }
  const setDay = (index: number, plages: readonly Plage[]) =>
    setHoraires({
      ...horaires,
      semaine: horaires.semaine.map((item, day) => (day === index ? plages : item)),
    })
  const copy = (index: number) =>
    setHoraires({
      ...horaires,
      semaine: horaires.semaine.map((item, day) =>
        day > index && day < 6 ? (horaires.semaine[index] ?? []) : item,
      ),
    })
  return (
    <EditorSection
      id="horaires"
      lead="À l’heure du magasin. Une fin avant le début est du lendemain&nbsp;: 18h–1h ferme à une heure du matin."
      title="Horaires"
    >
      <form
        className="card grid gap-6 p-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isNewPress(event.timeStamp) && !findFaute(horaires)) send(toSent(horaires))
        }}
      >
        {JOURS.map((jour, index) => (
          <PlagesFields
            key={jour}
            legend={capitalize(jour)}
            onChange={(plages) => setDay(index, plages)}
            plages={horaires.semaine[index] ?? []}
            {...(index < 5 && { onCopy: () => copy(index) })}
          />
        ))}
        <ChoiceGroup legend="Jours fériés">
          {(
            [
              ['ferme', 'Fermé'],
              ['comme_la_semaine', 'Ouvert aux heures de la semaine'],
            ] as const
          ).map(([value, label]) => (
            <Radio
              checked={horaires.feries === value}
              key={value}
              name="feries"
              onChange={() => setHoraires({ ...horaires, feries: value })}
              value={value}
            >
              {label}
            </Radio>
          ))}
        </ChoiceGroup>
        <ExceptionsFields
          exceptions={horaires.exceptions}
          onChange={(exceptions) => setHoraires({ ...horaires, exceptions })}
        />
        {hasPassed && (
          <Conflict
            isBusy={isPending}
            labels={LABELS}
            message={readEditFailure(error).message}
            mine={inWords(horaires)}
            onOverwrite={() => send(toSent(horaires), magasin.version)}
            onReload={loadCurrent}
            theirs={inWords(magasin.horaires)}
          />
        )}
        <div className="grid gap-3" role="alert">
          {faute && <FieldError id={undefined}>{faute}</FieldError>}
          {error && !faute && !hasPassed && <FieldError id={undefined}>{error.message}</FieldError>}
        </div>
        <div className="flex flex-wrap gap-3" hidden={hasPassed}>
          <Button isLoading={isPending} type="submit" variant="primary">
            Enregistrer les horaires
          </Button>
          {magasin.horaires && (
            <Button
              onClick={() => {
                setHoraires(FERMEE)
                send(null)
              }}
              variant="quiet"
            >
              Ne plus donner d’horaires
            </Button>
          )}
        </div>
      </form>
    </EditorSection>
  )
}

const LABELS = { semaine: 'La semaine', feries: 'Jours fériés', exceptions: 'Autres jours' }

/** Hours in words, for the choice between two conflicting versions. */
const inWords = (horaires: Horaires | null): Fields =>
  horaires === null
    ? { semaine: '', feries: '', exceptions: '' }
    : {
        semaine: formatSemaine(horaires),
        feries: horaires.feries === 'ferme' ? 'Fermé' : 'Ouvert aux heures de la semaine',
        exceptions: horaires.exceptions
          .map(({ jour, plages }) => `${formatDate(jour)}\u00a0: ${formatPlages(plages)}`)
          .join('\n'),
      }

const inWordsOf = (horaires: Horaires) => JSON.stringify(inWords(horaires))

/** Mutable copies, as the type of the request demands. */
const toSent = ({ semaine, exceptions, feries }: Horaires) => ({
  semaine: semaine.map((plages) => plages.map((plage) => ({ ...plage }))),
  exceptions: exceptions.map(({ jour, plages, motif }) => ({
    jour,
    plages: plages.map((plage) => ({ ...plage })),
    ...(motif && { motif }),
  })),
  feries,
})
