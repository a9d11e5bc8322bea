import {
  addDelai,
  countDelai,
  findDepart,
  formatDelai,
  formatMoment,
} from '@foulee/domain/courses/barriere'
import type { Stop } from '@foulee/domain/courses/epreuve-stops'
import { formatHeure } from '@foulee/domain/shared/date'
import { formatDistance, formatNombre, formatTemps } from '@foulee/domain/shared/mesure'
import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { type Leg, ravitoLegs } from './epreuve-legs.ts'
import type { EpreuvePageProps } from './epreuve-props.ts'
import { stopIcon, typesText } from './points-table.tsx'

type EpreuveTimelineProps = EpreuvePageProps & { stops: readonly Stop[] }

export function EpreuveTimeline({ course, edition, epreuve, stops }: EpreuveTimelineProps) {
  const { distance, barriere_horaire } = epreuve
  const start = findDepart(course, edition, epreuve)
  const legs = ravitoLegs(stops, distance)
  const lastLeg = legs.find(({ to }) => to === null)
  return (
    <ol className="timeline">
      <Milestone
        icon="flag"
        km={0}
        name="Départ"
        note={start && <Clock label="Départ" time={formatHeure(start.heure)} />}
      />
      {stops.map((stop) => (
        <Milestone
          icon={stopIcon(stop)}
          isMinor={!stop.isRavito}
          key={`${stop.km}/${stop.nom}`}
          km={stop.km}
          leg={legs.find(({ to }) => to === stop)}
          name={stop.nom ?? typesText(stop)}
          note={
            stop.barriere && (
              <Clock
                label="Barrière"
                since={start && formatDelai(countDelai(start, stop.barriere))}
                time={formatMoment(stop.barriere)}
              />
            )
          }
        >
          {stop.nom && typesText(stop)}
        </Milestone>
      ))}
      {distance !== null && (
        <Milestone
          icon="trophy"
          km={distance / 1000}
          leg={lastLeg}
          name="Arrivée"
          note={
            barriere_horaire !== null && (
              <Clock
                label={start ? 'Barrière' : 'Temps maximal'}
                since={start && formatDelai(barriere_horaire)}
                time={
                  start
                    ? formatMoment(addDelai(start, barriere_horaire))
                    : formatTemps(barriere_horaire)
                }
              />
            )
          }
        />
      )}
    </ol>
  )
}

type ClockProps = { label: string; time: string; since?: string | null }

function Clock({ label, time, since }: ClockProps) {
  return (
    <div className="min-w-0 text-end tabular-nums">
      <p className="flex items-center justify-end gap-1.5 font-semibold">
        <Icon className="shrink-0 text-ink-soft" name="clock" size={16} />
        <span className="font-normal text-ink-soft max-sm:sr-only">{label}</span>
        {time}
      </p>
      {since && <p className="text-sm text-ink-soft">{since}</p>}
    </div>
  )
}

type MilestoneProps = {
  icon: IconName
  km: number
  name: string
  note: ReactNode
  leg?: Leg | undefined
  isMinor?: boolean
  children?: ReactNode
}

function Milestone({ icon, km, name, note, leg, isMinor, children }: MilestoneProps) {
  return (
    <li className={cx('milestone', isMinor && 'milestone-minor')}>
      {leg && (
        <p className="milestone-leg">
          {formatDistance(leg.km * 1000)}
          {leg.from ? ' depuis le ravito précédent' : ' depuis le départ'}
        </p>
      )}
      <span className="milestone-mark">
        <Icon name={icon} size={16} />
      </span>
      <div className="flex items-baseline justify-between gap-x-4">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h3 className="text-lg">{name}</h3>
          <p className="text-sm text-ink-soft tabular-nums">km&nbsp;{formatNombre(km, 1)}</p>
        </div>
        {note}
      </div>
      {children && <p className="text-sm text-ink-soft">{children}</p>}
    </li>
  )
}
