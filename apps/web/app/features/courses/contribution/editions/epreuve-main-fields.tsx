import type { EditionEditee } from '@foulee/contract/courses/editions'
import { findDepart } from '@foulee/domain/courses/barriere'
import { TYPE_COURSE_LABELS, TYPES_COURSE } from '@foulee/domain/courses/course'
import { addDays, countDays } from '@foulee/domain/shared/calendrier'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { useState } from 'react'
import { Figure, FilledField, type Filling } from '#kit/editor/filled-field.tsx'
import { readLimit } from '#ui/form/read-number.ts'
import { Select } from '#ui/select.tsx'
import { formatLimitText } from './epreuve-values.ts'

const TYPES = TYPES_COURSE.map((value) => ({ value, label: TYPE_COURSE_LABELS[value] }))

const LIMIT_HINT = 'Une durée depuis le départ, pas une heure.'

type MainProps = Filling & { edition: EditionEditee; fuseau: string }

export function EpreuveMain({ edition, fuseau, ...filling }: MainProps) {
  const { values, errors } = filling
  const [hour, setHour] = useState(values.heure_depart ?? '')
  const [limit, setLimit] = useState(values.barriere_horaire ?? '')
  const epreuve = { date_depart: values.date_depart || null, heure_depart: hour || null }
  const start = findDepart({ fuseau }, edition, epreuve)
  const isLimit = Boolean(readLimit(limit))
  return (
    <div className="grid items-start gap-5 sm:grid-cols-6">
      <div className="sm:col-span-4">
        <FilledField
          {...filling}
          autoFocus
          label="Nom"
          maxLength={120}
          name="nom"
          placeholder="Le 21 km"
          isOptional={false}
        />
      </div>
      <div className="sm:col-span-2">
        <Select
          defaultValue={values.type}
          error={errors.type}
          label="Type"
          name="type"
          options={TYPES}
          placeholder="Choisir…"
        />
      </div>
      <div className="sm:col-span-2">
        <Figure {...filling} label="Distance" name="distance" unit="km" />
      </div>
      <div className="sm:col-span-2">
        <Figure {...filling} label="D+" name="denivele" unit="m" />
      </div>
      <div className="sm:col-span-2">
        <Figure {...filling} label="D−" name="denivele_negatif" unit="m" />
      </div>
      <StartDay {...filling} edition={edition} />
      <div className="sm:col-span-2">
        <FilledField
          {...filling}
          label="Heure de départ"
          name="heure_depart"
          onChange={({ currentTarget }) => setHour(currentTarget.value)}
          type="time"
        />
      </div>
      <div className="sm:col-span-4">
        <FilledField
          {...filling}
          hint={isLimit ? `${formatLimitText(limit, start)}.` : LIMIT_HINT}
          label="Temps maximal"
          name="barriere_horaire"
          onChange={({ currentTarget }) => setLimit(currentTarget.value)}
          placeholder="6:30"
        />
      </div>
    </div>
  )
}

function StartDay({
  edition: { date_debut, editions_fin, date_inconnue },
  values,
  errors,
}: Omit<MainProps, 'fuseau'>) {
  if (!editions_fin || editions_fin === date_debut || date_inconnue) {
    return <input name="date_depart" type="hidden" value={values.date_depart} />
  }
  const days = Array.from({ length: countDays(date_debut, editions_fin) }, (_, rank) =>
    addDays(date_debut, rank + 1),
  )
  return (
    <div className="sm:col-span-2">
      <Select
        defaultValue={values.date_depart === date_debut ? '' : values.date_depart}
        error={errors.date_depart}
        label="Jour du départ"
        name="date_depart"
        options={days.map((value) => ({ value, label: formatDateLongue(value) }))}
        placeholder={formatDateLongue(date_debut)}
      />
    </div>
  )
}
