import type { Parcours, Trace } from '@foulee/contract/parcours/parcours'
import { formatDistance } from '@foulee/domain/shared/mesure'
import { type Located, layWay } from '@foulee/trace/locate'
import { decodePolyline } from '@foulee/trace/polyline'
import { useEffect, useMemo, useState } from 'react'
import { createCursor } from '#kit/track/cursor.ts'
import { RouteMap } from '#kit/track/route-map.tsx'
import { listMarks } from '#kit/track/route-marks.ts'
import { RouteProfile } from '#kit/track/route-profile.tsx'
import { readSamples } from '#kit/track/route-samples.ts'
import { metresText } from '#kit/track/route-texts.ts'
import { Ribbon } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Stat, StatRow } from '#ui/stat.tsx'
import { useWakeLock } from '#ui/wake-lock.ts'
import { nextClimb, nextPoint, remainingClimb } from './follow-state.ts'
import { FollowTurns } from './follow-turns.tsx'
import { FollowWayBack } from './follow-way-back.tsx'
import { usePosition } from './use-position.ts'
import { useWayBack } from './use-way-back.ts'

export default function FollowPage({ parcours }: { parcours: Parcours }) {
  const { trace } = parcours
  return trace && <Follow parcours={parcours} trace={trace} />
}

function Follow({ parcours, trace }: { parcours: Parcours; trace: Trace }) {
  const [cursor] = useState(createCursor)
  const [isOn, setIsOn] = useState(false)
  const samples = useMemo(() => readSamples(trace), [trace])
  const marks = useMemo(() => listMarks(parcours), [parcours])
  const way = useMemo(
    () =>
      layWay(
        trace.lignes.map((line) => decodePolyline(line)),
        trace.distance,
      ),
    [trace],
  )
  const { fix, located, trouble } = usePosition(way, isOn)
  const [isLed, setLed] = useState(false)
  const wayBack = useWayBack(way, { fix, located }, isOn && isLed)
  useWakeLock(isOn)
  const metres = located?.metres ?? null
  useEffect(() => cursor.move(metres), [cursor, metres])
  const ownPosition = useMemo(() => (fix ? ([fix.lon, fix.lat] as const) : null), [fix])
  return (
    <div className="page grid gap-4 pt-4 *:min-w-0">
      <FollowHeader parcours={parcours} />
      <RouteMap
        className="follow-map rounded-card border border-line"
        cursor={cursor}
        ownPosition={ownPosition}
        label={`Carte du parcours\u00a0: ${parcours.titre}`}
        marks={marks}
        samples={samples}
        trace={trace}
        wayBack={wayBack.found?.line ?? null}
      />
      <FollowState located={located} parcours={parcours} trace={trace} />
      {located?.is_off && <FollowWayBack isWanted={isLed} onWanted={setLed} wayBack={wayBack} />}
      {trace.origine && (
        <FollowTurns metres={wayBack.found ? null : metres} parcours={parcours} way={way} />
      )}
      {trouble && (
        <p className="text-ink-soft" role="status">
          {trouble}
        </p>
      )}
      <Button
        icon={isOn ? 'close' : 'pin'}
        isWide
        onClick={() => setIsOn(!isOn)}
        variant={isOn ? 'secondary' : 'primary'}
      >
        {isOn ? 'Arrêter de me suivre' : 'Me situer sur le parcours'}
      </Button>
      <RouteProfile
        climbs={trace.montees}
        cursor={cursor}
        marks={marks}
        samples={samples}
        stretches={parcours.troncons}
        title="Profil du parcours"
      />
      <p className="max-w-[65ch] text-sm text-ink-soft">
        Votre position reste dans cet appareil, sauf si vous demandez à être ramené par les chemins.
        Elle n’est lue que tant que cette page est à l’écran&nbsp;: éteignez-le entre deux
        carrefours pour ménager la batterie. Ne comptez pas sur un téléphone seul en montagne.
      </p>
    </div>
  )
}

function FollowHeader({ parcours: { titre, slug } }: { parcours: Parcours }) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-3">
      <h1 className="text-2xl">{titre}</h1>
      <Link className="button button-quiet" to={`/parcours/${slug}`}>
        <Icon name="arrow-left" />
        La page du parcours
      </Link>
    </header>
  )
}

type FollowStateProps = { parcours: Parcours; trace: Trace; located: Located | null }

/** Figures change constantly and are not announced; leaving the route is. */
function FollowState({ parcours, trace, located }: FollowStateProps) {
  const metres = located?.metres ?? 0
  const climb = remainingClimb(trace.kilometres, metres)
  const next = [nextClimb(trace.montees, metres), nextPoint(parcours.points, metres)]
  return (
    <>
      <div aria-live="assertive">
        {located?.is_off && (
          <Ribbon icon="alert" tone="warning">
            Vous êtes à {formatDistance(located.away)} du parcours.
          </Ribbon>
        )}
      </div>
      <StatRow>
        {located && <Stat label="Parcouru" value={formatDistance(metres)} />}
        <Stat label="Reste" value={formatDistance(Math.max(0, trace.distance - metres))} />
        {climb !== null && <Stat label="Reste à monter" value={metresText(climb)} />}
      </StatRow>
      {next.filter(Boolean).map((text) => (
        <p className="font-semibold" key={text}>
          {text}
        </p>
      ))}
    </>
  )
}
