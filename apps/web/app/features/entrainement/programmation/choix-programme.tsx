import type { ListeEpreuve } from '@foulee/contract/echanges/liste'
import { JOUR_SEMAINE_LABELS } from '@foulee/domain/entrainement/jour-semaine'
import { JOURS_SEMAINE, type JourSemaine } from '@foulee/domain/entrainement/plan'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/api/query-of.ts'
import { ChoiceGroup, Radio } from '#ui/choice.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { type Choix, chooseJours, type Depart, findPast } from './demande-form.ts'

type ChoixProgrammeProps = { choix: Choix; today: string; onChange: (choix: Choix) => void }

const DEPARTS: readonly (readonly [Depart, string])[] = [
  ['debut', 'À partir d’une date'],
  ['liste', 'Pour une course de ma run list'],
  ['fin', 'Pour un jour précis'],
]

export function ChoixProgramme({ choix, today, onChange }: ChoixProgrammeProps) {
  const { depart, debut, fin, jours, jour_long } = choix
  const past = findPast(choix, today) ?? undefined
  const isJour = (value: number): value is JourSemaine => jours.some((jour) => jour === value)
  return (
    <>
      <ChoiceGroup legend={'Quand\u00a0?'}>
        {DEPARTS.map(([value, label]) => (
          <Radio
            checked={depart === value}
            key={value}
            name="depart"
            onChange={() => onChange({ ...choix, depart: value })}
          >
            {label}
          </Radio>
        ))}
      </ChoiceGroup>
      {depart === 'debut' && (
        <TextField
          error={past}
          label="Premier jour"
          min={today}
          onChange={({ currentTarget }) => onChange({ ...choix, debut: currentTarget.value })}
          type="date"
          value={debut}
        />
      )}
      {depart === 'fin' && (
        <TextField
          error={past}
          hint="La dernière semaine du plan finit ce jour-là."
          label="Jour de l’objectif"
          min={today}
          onChange={({ currentTarget }) => onChange({ ...choix, fin: currentTarget.value })}
          type="date"
          value={fin}
        />
      )}
      {depart === 'liste' && <EpreuveField choix={choix} onChange={onChange} today={today} />}
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-semibold">Vos jours</legend>
        <div className="flex flex-wrap gap-2">
          {JOURS_SEMAINE.map((jour) => (
            <label className="chip chip-choice capitalize" key={jour}>
              <input
                checked={jours.includes(jour)}
                className="sr-only"
                onChange={({ currentTarget }) =>
                  onChange(chooseJours(choix, jour, currentTarget.checked))
                }
                type="checkbox"
              />
              {JOUR_SEMAINE_LABELS[jour]}
            </label>
          ))}
        </div>
        {jours.length === 0 && (
          <p className="text-sm font-semibold text-rouge-gr">Choisissez au moins un jour.</p>
        )}
      </fieldset>
      <Select
        label="Jour de la sortie longue"
        onChange={({ currentTarget }) => {
          const jour = Number(currentTarget.value)
          onChange({ ...choix, jour_long: isJour(jour) ? jour : null })
        }}
        options={[
          { value: '', label: 'N’importe lequel' },
          ...jours.map((jour) => ({ value: String(jour), label: JOUR_SEMAINE_LABELS[jour] })),
        ]}
        value={jour_long ? String(jour_long) : ''}
      />
    </>
  )
}

const epreuvesQuery = queryOf('GET /api/liste')

const dateOf = ({ item }: ListeEpreuve) =>
  item?.epreuve.date_depart ?? item?.edition.date_debut ?? ''

function EpreuveField({ choix, today, onChange }: ChoixProgrammeProps) {
  const { data, error } = useQuery(epreuvesQuery)
  if (error && !data) {
    return <p className="text-rouge-gr">Votre run list n’a pas pu être lue. Réessayez plus tard.</p>
  }
  if (!data) return <Skeleton className="h-16" />
  const epreuves = listEpreuves(data.epreuve, today)
  if (epreuves.length === 0) {
    return (
      <p className="text-ink-soft">
        Aucune course à venir dans votre run list.{' '}
        <TextLink to="/courses">Trouver une course</TextLink>
      </p>
    )
  }
  return (
    <Select
      label="La course"
      onChange={({ currentTarget }) =>
        onChange({ ...choix, epreuve: Number(currentTarget.value) || null })
      }
      options={epreuves.map((entry) => ({
        value: String(entry.id),
        label: `${entry.item?.course.nom}, ${entry.item?.epreuve.nom}, ${formatDateLongue(dateOf(entry))}`,
      }))}
      placeholder="Choisissez une course"
      value={choix.epreuve ? String(choix.epreuve) : ''}
    />
  )
}

const listEpreuves = (epreuves: readonly ListeEpreuve[], today: string) =>
  epreuves
    .filter((entry) => entry.item && dateOf(entry) >= today && !entry.item.epreuve.annulee)
    .toSorted((a, b) => dateOf(a).localeCompare(dateOf(b)))
