import { JOUR_REGLE_LABELS, JOURS_REGLE, type JourRegle } from '@foulee/domain/club/regle'
import { isDate } from '@foulee/domain/shared/calendrier'
import { capitalize } from '@foulee/domain/shared/typographie'
import { useState } from 'react'
import { Radio } from '#ui/choice.tsx'
import { FieldError } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import {
  formatRythme,
  getJourRegle,
  getLatest,
  isWeekly,
  listRythmes,
  type Rythme,
  readSerie,
  type SerieForm,
  suggestEnd,
  writeSerie,
} from './serie-form.ts'
import { SeriePreview } from './serie-preview.tsx'

type SerieFieldsProps = {
  evenement: number
  values: Record<string, string>
  errors: Record<string, string>
}

export function SerieFields({ evenement, values, errors }: SerieFieldsProps) {
  const [jour, setJour] = useState(values.jour ?? '')
  const [heure, setHeure] = useState(values.heure ?? '')
  const [duree, setDuree] = useState(values.duree_minutes ?? '')
  const [form, setForm] = useState(() => readSerie(values.regle ?? null, values.jour ?? null))
  const [exclusions, setExclusions] = useState(
    () => JSON.parse(values.exclusions || '[]') as string[],
  )
  const shown = listRythmes(jour, form.rythme)
  const change = (changes: Partial<SerieForm>) => setForm({ ...form, ...changes })
  const regle = writeSerie(form, jour)
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <TextField
          error={errors.jour}
          hint="Celui de la première fois."
          label="Premier jour"
          name="jour"
          onChange={({ target }) => setJour(target.value)}
          type="date"
          value={jour}
        />
        <TextField
          error={errors.heure}
          hint="Du rendez-vous."
          label="Heure"
          name="heure"
          onChange={({ target }) => setHeure(target.value)}
          type="time"
          value={heure}
        />
        <TextField
          autoComplete="off"
          error={errors.duree_minutes}
          hint="Du début à la fin."
          inputMode="numeric"
          label="Durée"
          name="duree_minutes"
          onChange={({ target }) => setDuree(target.value)}
          unit="min"
          value={duree}
        />
      </div>
      <Select
        error={errors.regle}
        hint={isDate(jour) ? undefined : 'Choisissez d’abord le premier jour.'}
        label="Se répète"
        onChange={({ target }) => {
          const rythme = target.value as Rythme
          change({ rythme, jusqu_au: form.jusqu_au || suggestEnd(jour, rythme) })
        }}
        options={shown.map((rythme) => ({
          value: rythme,
          label: formatRythme(rythme, form, jour),
        }))}
        value={form.rythme}
      />
      <input name="regle" type="hidden" value={regle} />
      {isWeekly(form.rythme) && isDate(jour) && (
        <Weekdays form={form} jour={jour} onChange={(jours) => change({ jours })} />
      )}
      {form.rythme !== '' && form.rythme !== 'autre' && (
        <End form={form} jour={jour} onChange={change} />
      )}
      <input
        name="exclusions"
        type="hidden"
        value={JSON.stringify(form.rythme === '' ? [] : exclusions)}
      />
      {errors.exclusions && <FieldError id={undefined}>{errors.exclusions}</FieldError>}
      <SeriePreview
        query={{ jour, heure, duree, regle, evenement }}
        exclusions={form.rythme === '' ? [] : exclusions}
        isSerie={form.rythme !== ''}
        onExclude={setExclusions}
      />
    </>
  )
}

type WeekdaysProps = {
  form: SerieForm
  jour: string
  onChange: (jours: JourRegle[]) => void
}

function Weekdays({ form, jour, onChange }: WeekdaysProps) {
  const first = getJourRegle(jour)
  const chosen = new Set<JourRegle>([first, ...form.jours])
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">Quels jours</legend>
      <div className="flex flex-wrap gap-2">
        {JOURS_REGLE.map((day) => (
          <label className="chip chip-choice" key={day}>
            <input
              checked={chosen.has(day)}
              className="sr-only"
              disabled={day === first}
              onChange={({ target }) =>
                onChange(
                  JOURS_REGLE.filter((item) => (item === day ? target.checked : chosen.has(item))),
                )
              }
              type="checkbox"
            />
            {capitalize(JOUR_REGLE_LABELS[day])}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type EndProps = {
  form: SerieForm
  jour: string
  onChange: (changes: Partial<SerieForm>) => void
}

function End({ form, jour, onChange }: EndProps) {
  const { fin, jusqu_au, fois } = form
  const latest = getLatest(jour, form)
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">Jusqu’à quand</legend>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <Radio checked={fin === 'date'} onChange={() => onChange({ fin: 'date' })}>
          Jusqu’à une date
        </Radio>
        <Radio checked={fin === 'fois'} onChange={() => onChange({ fin: 'fois' })}>
          Un nombre de fois
        </Radio>
      </div>
      {fin === 'date' ? (
        <TextField
          className="sm:w-56"
          label="Dernier jour"
          max={latest ?? undefined}
          min={jour || undefined}
          onChange={({ target }) => onChange({ jusqu_au: target.value })}
          type="date"
          value={jusqu_au}
        />
      ) : (
        <TextField
          autoComplete="off"
          className="sm:w-56"
          inputMode="numeric"
          label="Nombre de fois"
          onChange={({ target }) => onChange({ fois: target.value })}
          value={fois}
        />
      )}
    </fieldset>
  )
}
