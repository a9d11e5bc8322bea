import type { Course, CourseCard } from '@foulee/contract/courses/courses'
import { formatDate } from '@foulee/domain/shared/date'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useToday } from '#kit/list-page/use-today.ts'
import { Button } from '#ui/button.tsx'
import { Query } from '#ui/query.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Chosen } from './declaree-body.ts'
import { raceQuery, racesQuery } from './mon-palmares.queries.ts'

type SearchProps = { error: string | undefined; onChoose: (epreuve: Chosen) => void }

/** A race by its name or town, then one of its past épreuves. */
export function EpreuveSearch({ error, onChoose }: SearchProps) {
  const [text, setText] = useState('')
  const [race, setRace] = useState<CourseCard | null>(null)
  const { data: races, error: failure } = useQuery({
    ...racesQuery(useDeferredValue(text.trim())),
    placeholderData: (kept) => kept,
  })
  const search = (words: string) => {
    setText(words)
    setRace(null)
  }
  return (
    <div className="grid gap-3 rounded-control bg-relief-1 p-4">
      <TextField
        autoComplete="off"
        error={error}
        hint="Son nom, ou sa ville."
        id="epreuves_id"
        label="Chercher une course du calendrier"
        onChange={({ currentTarget }) => search(currentTarget.value)}
        type="search"
        value={text}
      />
      {failure && <p role="alert">{failure.message}</p>}
      <p className="sr-only" role="status">
        {races && !race && `${races.length} courses`}
      </p>
      {race ? (
        <PastEpreuves onBack={() => setRace(null)} onChoose={onChoose} race={race} />
      ) : (
        <Races onChoose={setRace} races={races} />
      )}
    </div>
  )
}

type RacesProps = { races: readonly CourseCard[] | undefined; onChoose: (race: CourseCard) => void }

function Races({ races, onChoose }: RacesProps) {
  if (!races) return null
  if (!races.length) {
    return (
      <p className="text-ink-soft">
        Aucune course ne correspond. Déclarez-la comme une autre course.
      </p>
    )
  }
  return (
    <ul className="grid gap-2">
      {races.map((race) => (
        <li key={race.id}>
          <Button className="w-full justify-start text-start" onClick={() => onChoose(race)}>
            {race.nom}
            {race.ville && `, ${race.ville}`}
          </Button>
        </li>
      ))}
    </ul>
  )
}

type PastProps = { race: CourseCard; onBack: () => void; onChoose: (epreuve: Chosen) => void }

function PastEpreuves({ race, onBack, onChoose }: PastProps) {
  const query = useQuery(raceQuery(String(race.id)))
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-semibold">{race.nom}</p>
        <Button onClick={onBack} variant="quiet">
          Une autre course
        </Button>
      </div>
      <Query
        isCompact
        label="Chargement des éditions…"
        query={query}
        skeleton={<Skeleton className="h-24 rounded-card" />}
      >
        {(course) => <Editions course={course} onChoose={onChoose} />}
      </Query>
    </div>
  )
}

type EditionsProps = { course: Course; onChoose: (epreuve: Chosen) => void }

function Editions({ course, onChoose }: EditionsProps) {
  const today = useToday()
  const editions = listPast(course, today)
  if (!editions.length) {
    return (
      <p className="text-ink-soft">
        Aucune édition passée n’est ici. Déclarez-la comme une autre course.
      </p>
    )
  }
  return (
    <ul className="grid gap-3">
      {editions.map(({ id, date, epreuves }) => (
        <li className="grid gap-1" key={id}>
          <p className="text-sm font-semibold text-sapin tabular-nums">{formatDate(date)}</p>
          <div className="flex flex-wrap gap-2">
            {epreuves.map((epreuve) => (
              <Button key={epreuve.id} onClick={() => onChoose(epreuve)}>
                {epreuve.label}
                <span className="sr-only">, {formatDate(epreuve.date)}</span>
              </Button>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Editions that took place, the latest first, with their épreuves as they are chosen. */
function listPast({ nom, editions_next, editions_prev }: Course, today: string) {
  return [...editions_next, ...editions_prev]
    .flatMap(({ id, date_debut, annulee, epreuves }) => {
      if (date_debut === null || annulee) return []
      const ran = epreuves.flatMap((epreuve) => {
        const date = epreuve.date_depart ?? date_debut
        if (epreuve.annulee || date > today) return []
        const { distance } = epreuve
        return [
          { id: epreuve.id, label: epreuve.nom, nom: `${nom}, ${epreuve.nom}`, date, distance },
        ]
      })
      return ran.length ? [{ id, date: date_debut, epreuves: ran }] : []
    })
    .toSorted((a, b) => b.date.localeCompare(a.date))
}
