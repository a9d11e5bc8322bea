import { formatHeure } from '@foulee/domain/date'
import type { Stop } from '@foulee/domain/epreuve-stops'
import { formatDistanceShort, formatNombre } from '@foulee/domain/mesure'
import type { ReactNode } from 'react'
import { cx } from '../../ui/class-names.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { formatBarriere, formatLimite } from './epreuve-facts.ts'
import { type Leg, ravitoLegs } from './epreuve-legs.ts'
import type { EpreuvePageProps } from './epreuve-page.tsx'
import { stopIcon, typesText } from './points-table.tsx'

type EpreuveTimelineProps = Omit<EpreuvePageProps, 'course'> & { stops: readonly Stop[] }

/** The course from start to finish: what one meets, and how far one has run since the last aid station. */
export function EpreuveTimeline({ edition, epreuve, stops }: EpreuveTimelineProps) {
  const { distance, barriere_horaire } = epreuve
  const start = epreuve.heure_depart ?? edition.heure_depart
  const legs = ravitoLegs(stops, distance)
  const lastLeg = legs.find(({ to }) => to === null)
  return (
    <ol className="timeline">
      <Milestone
        icon="flag"
        km={0}
        name="Départ"
        note={start && <Clock label="Départ">{formatHeure(start)}</Clock>}
      />
      {stops.map((stop) => (
        <Milestone
          icon={stopIcon(stop)}
          isMinor={!stop.isRavito}
          key={`${stop.km}/${stop.nom}`}
          km={stop.km}
          leg={legs.find(({ to }) => to === stop)}
          name={stop.nom ?? typesText(stop)}
          note={stop.barriere && <Clock label="Barrière">{formatBarriere(stop.barriere)}</Clock>}
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
              <Clock label="Temps maximal">{formatLimite(barriere_horaire)}</Clock>
            )
          }
        />
      )}
    </ol>
  )
}

/** A time to hold; on phones the icon stands for the word. */
function Clock({ label, children }: { label: string; children: string }) {
  return (
    <p className="flex shrink-0 items-center gap-1.5 font-semibold tabular-nums">
      <Icon className="shrink-0 text-ink-soft" name="clock" size={16} />
      <span className="font-normal text-ink-soft max-sm:sr-only">{label}</span>
      {children}
    </p>
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
          {formatDistanceShort(leg.km * 1000)}
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
