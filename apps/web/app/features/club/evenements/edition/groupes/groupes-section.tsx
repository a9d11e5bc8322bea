import type { EvenementGestion } from '@foulee/contract/club/evenements-edition'
import { MAX_GROUPES } from '@foulee/domain/club/evenement'
import { groupeText } from '@foulee/domain/club/groupe'
import { useState } from 'react'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { FieldPlace } from '#kit/editor/field-place.tsx'
import { RouteChoice } from '#kit/editor/route-choice.tsx'
import { Button, IconButton } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'
import type { Fields } from '#ui/form/changed-fields.ts'
import { TextField } from '#ui/text-field.tsx'
import { SectionForm } from '../section-form.tsx'
import {
  findLineErrors,
  type GroupeLine,
  isSendable,
  type LineErrors,
  toGroupes,
  toLines,
} from './groupes-values.ts'

const LABELS = { parcours_id: 'Parcours', groupes: 'Groupes' }

const toFields = ({ evenement, parcours }: EvenementGestion): Fields => ({
  parcours_id: parcours ? String(parcours.id) : '',
  groupes: JSON.stringify(toGroupes(toLines(evenement.groupes))),
})

export function GroupesSection({ gestion }: { gestion: EvenementGestion }) {
  return (
    <EditorSection
      id="groupes"
      lead="Chacun choisit son groupe en s’inscrivant. Une seule allure pour tous&nbsp;? Laissez vide."
      title="Parcours et groupes"
    >
      <SectionForm gestion={gestion} isPatient labels={LABELS} name="groupes" toFields={toFields}>
        {(values, errors, touch) => (
          <>
            <FieldPlace champ="parcours_id">
              <Route
                error={errors.parcours_id}
                initial={Number(values.parcours_id) || null}
                isHidden={gestion.parcours?.est_visible === false}
                touch={touch}
              />
            </FieldPlace>
            <Groupes errors={errors} initial={String(values.groupes)} touch={touch} />
          </>
        )}
      </SectionForm>
    </EditorSection>
  )
}

type RouteProps = {
  initial: number | null
  error: string | undefined
  isHidden: boolean
  touch: () => void
}

function Route({ initial, error, isHidden, touch }: RouteProps) {
  const [route, setRoute] = useState(initial)
  return (
    <div className="grid gap-2">
      <RouteChoice
        error={error}
        onChange={(id) => {
          setRoute(id)
          touch()
        }}
        value={route}
      />
      {isHidden && route === initial && (
        <p className="text-sm text-ink-soft">
          Ce parcours n’est pas publié&nbsp;: il n’apparaît pas encore sur la page de l’évènement.
        </p>
      )}
    </div>
  )
}

type GroupesProps = { initial: string; errors: Record<string, string>; touch: () => void }

/** A line that is not valid yet is not sent: its reason shows under it. */
function Groupes({ initial, errors, touch }: GroupesProps) {
  const [lines, setLines] = useState(() => toLines(JSON.parse(initial)))
  const [sent, setSent] = useState(initial)
  const change = (next: GroupeLine[]) => {
    setLines(next)
    if (isSendable(next)) setSent(JSON.stringify(toGroupes(next)))
  }
  const next = Math.max(-1, ...lines.map(({ cle }) => cle)) + 1
  const add = () =>
    change([...lines, { cle: next, nom: '', allure_min: '', allure_max: '', distance: '' }])
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-semibold">
        Groupes <span className="font-normal text-ink-soft">(facultatif)</span>
      </legend>
      <input name="groupes" type="hidden" value={sent} />
      {lines.map((line, rank) => (
        <Line
          key={line.cle}
          line={line}
          onChange={(changed) =>
            change(lines.map((item) => (item.cle === line.cle ? { ...item, ...changed } : item)))
          }
          onRemove={() => {
            change(lines.filter((item) => item.cle !== line.cle))
            touch()
          }}
          rank={rank}
        />
      ))}
      {errors.groupes && <FieldError id={undefined}>{errors.groupes}</FieldError>}
      {lines.length < MAX_GROUPES && (
        <Button className="justify-self-start" icon="plus" onClick={add}>
          Ajouter un groupe
        </Button>
      )}
    </fieldset>
  )
}

type LineProps = {
  line: GroupeLine
  rank: number
  onChange: (changed: Partial<GroupeLine>) => void
  onRemove: () => void
}

function Line({ line, rank, onChange, onRemove }: LineProps) {
  const [isLeft, setLeft] = useState(false)
  const errors: LineErrors = isLeft ? findLineErrors(line) : {}
  const [groupe] = toGroupes([line])
  const field = (name: keyof LineErrors, label: string) => ({
    autoComplete: 'off',
    label,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
    value: line[name],
    ...(errors[name] && { error: errors[name] }),
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is wrong in a line is said once it is left
    <div
      className="grid gap-3 rounded-control border border-line p-3"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setLeft(true)
      }}
    >
      <div className="grid grid-cols-[1fr_auto] items-end gap-2">
        <TextField {...field('nom', 'Nom du groupe')} maxLength={60} />
        <IconButton icon="trash" label={`Retirer le groupe ${rank + 1}`} onClick={onRemove} />
      </div>
      <div className="grid items-start gap-3 sm:grid-cols-3">
        <TextField {...field('allure_min', 'Allure, de')} placeholder="5:30" unit="/km" />
        <TextField {...field('allure_max', 'À')} placeholder="6:00" unit="/km" />
        <TextField {...field('distance', 'Distance')} inputMode="decimal" unit="km" />
      </div>
      {groupe && isSendable([line]) && (
        <p className="text-sm text-ink-soft empty:hidden">{groupeText(groupe)}</p>
      )}
    </div>
  )
}
