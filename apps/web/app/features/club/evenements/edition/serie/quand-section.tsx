import type { EvenementGestion } from '@foulee/contract/club/evenements-edition'
import { formatDateLongue, formatHeure, formatJour } from '@foulee/domain/shared/date'
import { capitalize } from '@foulee/domain/shared/typographie'
import { useState } from 'react'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { FieldPlace } from '#kit/editor/field-place.tsx'
import { type ThingChange, ThingForm } from '#kit/editor/thing-form.tsx'
import { useChange } from '#kit/publication/use-kind.ts'
import { Button } from '#ui/button.tsx'
import { focusElement } from '#ui/focus-element.ts'
import type { Fields } from '#ui/form/changed-fields.ts'
import { dureeText } from '../../evenement-texts.ts'
import { EVENEMENT } from '../evenement-kind.ts'
import { updateEvenement } from '../update-evenement.ts'
import { SerieFields } from './serie-fields.tsx'
import { formatRegle } from './serie-form.ts'

const LABELS = {
  jour: 'Premier jour',
  heure: 'Heure',
  duree_minutes: 'Durée',
  regle: 'Se répète',
  exclusions: 'Jours sans rendez-vous',
}

const toFields = ({ evenement }: EvenementGestion): Record<string, string> => ({
  jour: evenement.jour ?? '',
  heure: evenement.heure ?? '',
  duree_minutes: evenement.duree_minutes === null ? '' : String(evenement.duree_minutes),
  regle: evenement.regle ?? '',
  exclusions: JSON.stringify(evenement.exclusions),
})

const formatValue = (jour: string) => (name: string, text: string) => {
  if (name === 'jour') return text && formatDateLongue(text)
  if (name === 'heure') return text && formatHeure(text)
  if (name === 'duree_minutes') return text && dureeText(Number(text))
  if (name === 'regle') return formatRegle(text, jour)
  return (JSON.parse(text || '[]') as string[]).map(formatJour).join(', ')
}

/**
 * Schedule: one date or a series. Saved on submit, not on each key: registered members are notified of
 * each change.
 */
export function QuandSection({ gestion }: { gestion: EvenementGestion }) {
  const [isOpen, setOpen] = useState(gestion.evenement.jour === null)
  const [wasOpen, setWasOpen] = useState(false)
  const { id } = gestion.evenement
  return (
    <EditorSection
      id="dates"
      lead="Une seule date, ou une série&nbsp;: tous les mardis sauf pendant les vacances, le premier samedi du mois…"
      title="Quand"
    >
      <div className="card grid gap-5 p-5">
        {/* Links from missing fields lead to one of these anchors. */}
        <div className="-mb-5">
          {['jour', 'heure', 'duree_minutes', 'regle'].map((champ) => (
            <FieldPlace champ={champ} key={champ}>
              {null}
            </FieldPlace>
          ))}
        </div>
        {isOpen ? (
          <QuandForm
            gestion={gestion}
            id={id}
            onClose={() => {
              setOpen(false)
              setWasOpen(true)
            }}
          />
        ) : (
          <QuandSummary gestion={gestion} onEdit={() => setOpen(true)} wasOpen={wasOpen} />
        )}
      </div>
    </EditorSection>
  )
}

type QuandSummaryProps = {
  gestion: EvenementGestion
  onEdit: () => void
  /** The form has just closed: the button takes the focus. */
  wasOpen: boolean
}

function QuandSummary({ gestion: { evenement, droits }, onEdit, wasOpen }: QuandSummaryProps) {
  const edit = { onEdit, wasOpen }
  const { jour, heure, duree_minutes, serie } = evenement
  if (!jour) {
    return (
      <>
        <p className="text-ink-soft">Pas encore de date.</p>
        <EditButton {...edit} label="Choisir la date" />
      </>
    )
  }
  return (
    <>
      <dl className="grid gap-4 sm:grid-cols-3">
        <Fact
          label={serie ? 'Se répète' : 'Date'}
          text={capitalize(serie ?? formatDateLongue(jour))}
        />
        <Fact label="Heure" text={heure ? formatHeure(heure) : 'À préciser'} />
        <Fact
          label="Durée"
          text={duree_minutes === null ? 'À préciser' : dureeText(duree_minutes)}
        />
      </dl>
      {droits.modifier && <EditButton {...edit} label="Changer les dates" />}
    </>
  )
}

const EditButton = ({
  label,
  onEdit,
  wasOpen,
}: Omit<QuandSummaryProps, 'gestion'> & { label: string }) => (
  <Button
    className="justify-self-start"
    icon="calendar"
    onClick={onEdit}
    ref={wasOpen ? focusElement : undefined}
  >
    {label}
  </Button>
)

const Fact = ({ label, text }: { label: string; text: string }) => (
  <div className="grid content-start gap-0.5">
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className="font-semibold">{text}</dd>
  </div>
)

type QuandFormProps = { id: number; gestion: EvenementGestion; onClose: () => void }

function QuandForm({ id, gestion, onClose }: QuandFormProps) {
  const current = toFields(gestion)
  const [values] = useState(current)
  const saving = useChange(EVENEMENT, id, ({ changed, version }: ThingChange) =>
    updateEvenement(id, changed as Fields, version),
  )
  return (
    <ThingForm
      current={current}
      flags={[]}
      labels={LABELS}
      onClose={onClose}
      saving={saving}
      formatValue={formatValue(current.jour ?? '')}
      values={values}
      version={gestion.version}
    >
      {(errors) => <SerieFields errors={errors} evenement={id} values={values} />}
    </ThingForm>
  )
}
