import type { Depart } from '@foulee/contract/sejours/departs'
import { RYTHME_LABELS, RYTHMES, type Rythme } from '@foulee/domain/sejours/depart'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { useState } from 'react'
import { FilledField, type Filling } from '#kit/editor/filled-field.tsx'
import { type ThingChange, ThingForm } from '#kit/editor/thing-form.tsx'
import { toForm, toVersionedForm } from '#kit/editor/to-form.ts'
import { api } from '#platform/api/api.ts'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { needPart, needVoyage } from '../voyage-calls.ts'
import {
  DEPART_LABELS,
  formatDepartValue,
  listStarts,
  type Rule,
  toDepartChanges,
  toDepartValues,
} from './depart-values.ts'
import { useDeparts } from './use-departs.ts'
import { findMade } from './use-offer-undo.ts'

const RYTHME_OPTIONS = RYTHMES.map((value) => ({ value, label: RYTHME_LABELS[value] }))

type DepartFormProps = {
  voyage: number
  version: number
  /** Length of the stay in days, from which the last day follows. */
  duree: number | null
  depart: Depart | null
  onMade: (ids: readonly number[]) => void
  onClose: () => void
}

export function DepartForm({
  voyage: id,
  version,
  duree,
  depart,
  onMade,
  onClose,
}: DepartFormProps) {
  const values = toDepartValues(depart)
  const [debut, setDebut] = useState(values.debut ?? '')
  const saving = useDeparts(id, async ({ changed, version: base }: ThingChange) => {
    const fields = toDepartChanges(changed)
    if (!depart) {
      needVoyage('disponibilite', id)
      const body = toForm(fields)
      const made = await api('POST /api/voyages/disponibilite/{id}', { params: { id }, body })
      const { ensemble } = made.data
      onMade(findMade(made.id, ensemble.departs))
      return ensemble
    }
    needPart('disponibilite', id, depart.id)
    const params = { id, disponibilites_id: depart.id }
    const body = toVersionedForm(fields, base)
    const edit = 'POST /api/voyages/disponibilite/{id}/edit/{disponibilites_id}'
    return (await api(edit, { params, body })).data
  })
  return (
    <ThingForm
      current={values}
      flags={[]}
      isNew={!depart}
      labels={DEPART_LABELS}
      onClose={onClose}
      saving={saving}
      formatValue={formatDepartValue}
      values={values}
      version={version}
    >
      {(errors) => (
        <>
          <Days duree={duree} errors={errors} isNew={!depart} onDebut={setDebut} values={values} />
          <Places errors={errors} values={values} />
          {depart ? (
            <NotifiedPeople depart={depart} />
          ) : (
            <Repetition debut={debut} errors={errors} />
          )}
        </>
      )}
    </ThingForm>
  )
}

type DaysProps = Filling & {
  duree: number | null
  isNew: boolean
  onDebut: (debut: string) => void
}

function Days({ duree, isNew, onDebut, ...filling }: DaysProps) {
  const last = duree
    ? `Sans lui, le séjour dure ${duree}\u00a0${duree > 1 ? 'jours' : 'jour'}.`
    : undefined
  return (
    <fieldset className="fields sm:grid-cols-3">
      <legend className="sr-only">Dates</legend>
      <FilledField
        {...filling}
        autoFocus
        hint={isNew ? 'Celui du rendez-vous.' : 'Changé seul, il emmène les deux autres dates.'}
        isOptional={false}
        label="Premier jour"
        name="debut"
        onChange={({ currentTarget }) => onDebut(currentTarget.value)}
        type="date"
      />
      <FilledField
        {...filling}
        hint={isNew ? last : undefined}
        isOptional={isNew && duree !== null}
        label="Dernier jour"
        name="fin"
        type="date"
      />
      <FilledField
        {...filling}
        hint={isNew ? 'Sans elle, la veille du départ.' : undefined}
        isOptional={isNew}
        label="Fin des inscriptions"
        name="cloture"
        type="date"
      />
    </fieldset>
  )
}

const Places = (filling: Filling) => (
  <fieldset className="fields sm:grid-cols-2">
    <legend className="sr-only">Places et prix</legend>
    <FilledField
      {...filling}
      hint="En tout, sans compter l’encadrement."
      inputMode="numeric"
      isOptional={false}
      label="Places"
      name="places"
    />
    <FilledField
      {...filling}
      hint="Le nombre de participants confirmés à partir duquel il a lieu."
      inputMode="numeric"
      label="Départ garanti à partir de"
      name="participants_min"
    />
    <FilledField
      {...filling}
      hint="Par personne, taxes comprises."
      inputMode="decimal"
      isOptional={false}
      label="Prix"
      name="prix"
      unit="€"
    />
    <FilledField
      {...filling}
      hint="Vide quand il n’y en a pas."
      inputMode="decimal"
      label="Supplément chambre individuelle"
      name="supplement_single"
      unit="€"
    />
  </fieldset>
)

/** Produit 10.5: travellers get a notice of a new date or price. */
function NotifiedPeople({ depart }: { depart: Depart }) {
  const isHeld = depart.places_prises + depart.nb_attentes > 0
  return (
    <p className="rounded-control bg-ciel-wash px-4 py-3">
      {isHeld
        ? 'Un changement de date ou de prix est annoncé par email à qui a réservé, à qui attend une place et à qui garde ce séjour. Une réservation déjà faite garde son prix\u00a0; si les dates changent, on peut y renoncer sans frais.'
        : 'Un changement de date ou de prix est annoncé à qui garde ce séjour dans sa run list.'}
    </p>
  )
}

type RepetitionProps = { debut: string; errors: Record<string, string> }

function Repetition({ debut, errors }: RepetitionProps) {
  const [rule, setRule] = useState<Omit<Rule, 'debut'>>({ rythme: '', jusqu_au: '' })
  const starts = listStarts({ debut, ...rule })
  const last = starts.at(-1)
  return (
    <fieldset className="fields sm:grid-cols-2">
      <legend className="mb-3 font-semibold text-sapin">Plusieurs départs d’un coup</legend>
      <Select
        error={errors.rythme}
        isOptional
        label="Rythme"
        name="rythme"
        onChange={({ target }) => setRule({ ...rule, rythme: target.value as Rythme | '' })}
        options={RYTHME_OPTIONS}
        placeholder="Un seul départ"
        value={rule.rythme}
      />
      {rule.rythme ? (
        <TextField
          error={errors.jusqu_au}
          label="Jusqu’au"
          name="jusqu_au"
          onChange={({ target }) => setRule({ ...rule, jusqu_au: target.value })}
          type="date"
          value={rule.jusqu_au}
        />
      ) : (
        <input name="jusqu_au" type="hidden" value="" />
      )}
      <p className="text-ink-soft empty:hidden sm:col-span-2" role="status">
        {last && formatStarts(starts.length, last)}
      </p>
    </fieldset>
  )
}

const formatStarts = (nb: number, last: string): string =>
  nb === 1
    ? 'Cela fait un seul départ.'
    : `Cela fait ${nb}\u00a0départs, le dernier le ${formatDateLongue(last)}.`
