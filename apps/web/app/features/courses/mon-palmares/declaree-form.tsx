import type { CourseDuPalmares } from '@foulee/contract/courses/mon-palmares'
import { TYPE_COURSE_LABELS, TYPES_COURSE } from '@foulee/domain/courses/course'
import { formatDate } from '@foulee/domain/shared/date'
import { formatDuree } from '@foulee/domain/shared/mesure'
import { useState } from 'react'
import { useToday } from '#kit/list-page/use-today.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/choice.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { fieldProps } from '#ui/form/field-props.ts'
import { writeScaled } from '#ui/form/read-number.ts'
import { SessionForm } from '#ui/form/session-form.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { ViewToggle } from '#ui/view-toggle.tsx'
import type { Chosen } from './declaree-body.ts'
import { EpreuveSearch } from './epreuve-search.tsx'
import { useSaveDeclaree } from './mon-palmares.queries.ts'
import { titleOf } from './palmares-texts.ts'

const EXCEPTION = 'Ce n’est pas enregistré. Vérifiez votre connexion et réessayez.'

type FormProps = {
  /** A declared race that is changed. */
  course: CourseDuPalmares | null
  onClose: () => void
}

type Source = 'calendrier' | 'libre'

const chosenOf = (course: CourseDuPalmares | null): Chosen | null =>
  course?.epreuve
    ? {
        id: course.page?.epreuves_id ?? course.id,
        nom: titleOf(course),
        date: course.date,
        distance: course.distance,
      }
    : null

export function DeclareeForm({ course, onClose }: FormProps) {
  const [chosen, setChosen] = useState(() => chosenOf(course))
  const [source, setSource] = useState<Source>('calendrier')
  const isFree = course ? course.epreuve === null : source === 'libre'
  const save = useSaveDeclaree({ id: course?.id ?? null, chosen: isFree ? null : chosen }, onClose)
  return (
    <Dialog isOpen onClose={onClose} title={course ? 'Modifier la course' : 'Déclarer une course'}>
      {!course && (
        <div className="mb-5 flex">
          <ViewToggle
            label="Course à déclarer"
            onChange={setSource}
            options={[
              { value: 'calendrier', label: 'Du calendrier' },
              { value: 'libre', label: 'Une autre' },
            ]}
            value={source}
          />
        </div>
      )}
      {isFree || chosen ? (
        <SessionForm
          exception={EXCEPTION}
          key={isFree ? 'libre' : 'calendrier'}
          mutation={save}
          submit={course ? 'Enregistrer' : 'Ajouter à mon palmarès'}
        >
          {(errors) => (
            <>
              {!isFree && chosen && (
                <ChosenEpreuve
                  chosen={chosen}
                  error={errors.epreuves_id}
                  onChange={course ? undefined : () => setChosen(null)}
                />
              )}
              {isFree && <FreeFields course={course} errors={errors} />}
              {!isFree && chosen?.distance === null && (
                <DistanceField course={course} errors={errors} />
              )}
              <ResultFields course={course} errors={errors} />
            </>
          )}
        </SessionForm>
      ) : (
        <EpreuveSearch error={undefined} onChoose={setChosen} />
      )}
    </Dialog>
  )
}

type ChosenProps = { chosen: Chosen; error: string | undefined; onChange: (() => void) | undefined }

const ChosenEpreuve = ({ chosen, error, onChange }: ChosenProps) => (
  <div className="grid gap-1" id="epreuves_id" tabIndex={-1}>
    <p className="font-semibold">{chosen.nom}</p>
    <p className="text-ink-soft">{formatDate(chosen.date)}</p>
    {error && (
      <p className="font-semibold text-rouge-gr" role="alert">
        {error}
      </p>
    )}
    {onChange && (
      <p>
        <Button onClick={onChange}>Changer de course</Button>
      </p>
    )}
  </div>
)

type FieldsProps = { course: CourseDuPalmares | null; errors: Record<string, string> }

function FreeFields({ course, errors }: FieldsProps) {
  const today = useToday()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...fieldProps('nom', errors)}
        autoComplete="off"
        defaultValue={course?.nom}
        label="Nom de la course"
        maxLength={120}
      />
      <TextField
        {...fieldProps('lieu', errors)}
        autoComplete="off"
        defaultValue={course?.lieu ?? ''}
        isOptional
        label="Lieu"
        maxLength={120}
      />
      <TextField
        {...fieldProps('date', errors)}
        defaultValue={course?.date ?? ''}
        label="Jour"
        max={today}
        type="date"
      />
      <Select
        {...fieldProps('type', errors)}
        defaultValue={course?.type ?? ''}
        label="Genre de course"
        options={TYPES_COURSE.map((value) => ({ value, label: TYPE_COURSE_LABELS[value] }))}
        placeholder="Choisissez"
      />
      <DistanceField course={course} errors={errors} />
      <TextField
        {...fieldProps('denivele', errors)}
        autoComplete="off"
        defaultValue={course?.denivele ?? ''}
        hint="Sans lui, un trail n’a pas de points."
        inputMode="numeric"
        isOptional
        label="Dénivelé positif"
        unit="m"
      />
    </div>
  )
}

const DistanceField = ({ course, errors }: FieldsProps) => (
  <TextField
    {...fieldProps('distance', errors)}
    autoComplete="off"
    defaultValue={writeScaled(course?.distance ?? null, 1000)}
    inputMode="decimal"
    label="Distance"
    unit="km"
  />
)

function ResultFields({ course, errors }: FieldsProps) {
  const [isGivenUp, setGivenUp] = useState(course?.statut === 'abandon')
  return (
    <>
      <Checkbox
        checked={isGivenUp}
        name="abandon"
        onChange={({ target }) => setGivenUp(target.checked)}
        value="oui"
      >
        J’ai abandonné
      </Checkbox>
      {!isGivenUp && (
        <div className="grid gap-4 sm:grid-cols-3">
          <TextField
            {...fieldProps('temps', errors)}
            autoComplete="off"
            defaultValue={course?.temps ? formatDuree(course.temps) : ''}
            label="Temps"
            placeholder="52:30 ou 1h45"
          />
          <TextField
            {...fieldProps('rang', errors)}
            autoComplete="off"
            defaultValue={course?.rang ?? ''}
            inputMode="numeric"
            isOptional
            label="Place"
          />
          <TextField
            {...fieldProps('nb_classes', errors)}
            autoComplete="off"
            defaultValue={course?.nb_classes ?? ''}
            inputMode="numeric"
            isOptional
            label="Sur"
            unit="classés"
          />
        </div>
      )}
      <TextField
        {...fieldProps('lien', errors)}
        autoComplete="off"
        defaultValue={course?.lien ?? ''}
        hint="La page où votre temps se lit. Montrée avec la course si votre palmarès est public."
        inputMode="url"
        isOptional
        label="Lien vers les résultats"
        type="url"
      />
    </>
  )
}
