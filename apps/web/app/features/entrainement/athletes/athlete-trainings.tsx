import type { Entrainement } from '@foulee/contract/entrainement/entrainement'
import { addDays, getMonday } from '@foulee/domain/shared/calendrier'
import { formatDate, formatJour } from '@foulee/domain/shared/date'
import { formatDistance, formatDureeSeance } from '@foulee/domain/shared/mesure'
import { useState } from 'react'
import { BlocsSeance } from '#features/entrainement/shared/blocs-seance.tsx'
import { EtapesFaites } from '#features/entrainement/shared/entrainements/etapes-faites.tsx'
import { ETATS, formatRpe, hasEtapes } from '#features/entrainement/shared/entrainements/etats.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Fold } from '#ui/fold.tsx'
import { groupWeeks } from './athlete-weeks.ts'

type AthleteTrainingsProps = {
  entrainements: readonly Entrainement[]
  weeks: { du: string; au: string }
  today: string
  onChoose: (entrainement: Entrainement) => void
  hasFaits: boolean
}

export const THIS_WEEK = 'cette-semaine'

const WEEK = 'semaine-du-'
const SEANCE = 'seance-'

/**
 * Reveals a changed session: unfolds its week and focuses it. A session that has left the page gives
 * the focus to its former week.
 */
export function showSeance({ id, jour }: Pick<Entrainement, 'id' | 'jour'>): void {
  const line = document.getElementById(`${SEANCE}${id}`)
  const fold = line?.closest('details')
  if (fold) fold.open = true
  const target = line?.querySelector('button') ?? line
  const left = document.getElementById(`${WEEK}${getMonday(jour)}`)
  ;(target ?? left)?.focus()
}

export function AthleteTrainings(props: AthleteTrainingsProps) {
  const { entrainements, weeks, today, onChoose, hasFaits } = props
  const first = hasFaits ? today : addDays(today, 1)
  const thisWeek = getMonday(today)
  return (
    <ol className="grid gap-4">
      {groupWeeks(entrainements, weeks).map(({ lundi, entrainements: own }) => (
        <li
          className="card grid scroll-mt-24 gap-2 p-4"
          id={lundi === thisWeek ? THIS_WEEK : undefined}
          key={lundi}
        >
          <h3
            className="flex flex-wrap items-center gap-2 text-base font-semibold outline-none"
            id={`${WEEK}${lundi}`}
            tabIndex={-1}
          >
            Semaine du {formatDate(lundi)}
            {lundi === thisWeek && <Badge tone="success">Cette semaine</Badge>}
            {own.length > 0 && (
              <span className="font-normal text-ink-soft">
                {own.filter(({ etat }) => etat === 'fait').length}&nbsp;/&nbsp;{own.length} faites
              </span>
            )}
          </h3>
          {own.length === 0 && <p className="text-ink-soft">Rien de prévu.</p>}
          {own.length > 0 && (
            <Fold isFolded={lundi !== thisWeek} title={labelShow(own.length)}>
              <ul className="divide-y divide-line">
                {own.map((item) => (
                  <Line
                    entrainement={item}
                    key={item.id}
                    {...(item.etat === 'prevu' &&
                      item.jour >= first && { onChange: () => onChoose(item) })}
                  />
                ))}
              </ul>
            </Fold>
          )}
        </li>
      ))}
    </ol>
  )
}

const labelShow = (nb: number) => (nb > 1 ? `Voir les ${nb}\u00a0séances` : 'Voir la séance')

type LineProps = { entrainement: Entrainement; onChange?: () => void }

function Line({ entrainement, onChange }: LineProps) {
  const { titre, jour, etat, steps, fait } = entrainement
  const { label, tone, icon } = ETATS[etat]
  return (
    <li
      className="grid gap-2 py-3 outline-none md:grid-cols-[7rem_1fr_10rem_8rem] md:items-center"
      id={`${SEANCE}${entrainement.id}`}
      tabIndex={-1}
    >
      <span className="text-ink-soft">{formatJour(jour)}</span>
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <strong>{titre}</strong>
          <Badge icon={icon} tone={tone}>
            {label}
          </Badge>
        </p>
        {fait && <p className="text-sm text-ink-soft">{formatFait(fait)}</p>}
        {fait?.mots && <p>«&nbsp;{fait.mots}&nbsp;»</p>}
      </div>
      <BlocsSeance isDecorative steps={steps} />
      {onChange && (
        <Button
          aria-label={`Changer «\u00a0${titre}\u00a0», ${formatJour(jour)}`}
          className="justify-self-start max-md:-ms-4.5 md:justify-self-end"
          icon="edit"
          onClick={onChange}
          variant="quiet"
        >
          Changer
        </Button>
      )}
      {hasEtapes(entrainement) && <Etapes entrainement={entrainement} />}
    </li>
  )
}

/** Lazy: the file of an activity is analysed on demand. */
function Etapes({ entrainement }: { entrainement: Entrainement }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="grid justify-items-start gap-3 md:col-span-2 md:col-start-2">
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Étape par étape
      </Button>
      {isOpen && (
        <div className="w-full max-w-2xl">
          <EtapesFaites entrainement={entrainement} />
        </div>
      )}
    </div>
  )
}

const formatFait = ({ duree, distance, rpe }: NonNullable<Entrainement['fait']>) =>
  [
    duree !== null && formatDureeSeance(duree),
    distance !== null && formatDistance(distance),
    rpe !== null && `effort de ${formatRpe(rpe)}`,
  ]
    .filter(Boolean)
    .join(' · ')
