import type { Boucle, Boucles, DemandeBoucles } from '@foulee/contract/parcours/itineraires'
import { isApiError } from '@foulee/contract/shared/call-error'
import { openAt, roundPosition } from '@foulee/domain/parcours/tracer/drawing'
import { distanceMetres, type Position } from '@foulee/domain/shared/geo'
import { formatNombre, formatTemps } from '@foulee/domain/shared/mesure'
import { SURFACE_LABELS, type TypeSurface } from '@foulee/domain/shared/surface'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Calibrated } from '#features/parcours/shared/calibrated.tsx'
import type { LoopStart } from '#features/parcours/shared/tracer-paths.ts'
import { useOwnTown } from '#kit/places/own-town.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/choice.tsx'
import { Icon } from '#ui/icon.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { ViewToggle } from '#ui/view-toggle.tsx'
import { readLine } from './drawing-wire.ts'
import { type LoopErrors, type Mesure, readLoopDemand } from './loop-demand.ts'
import { listReasons } from './loop-reasons.ts'
import type { OnDrawing } from './use-drawing.ts'

export type LoopSearch = {
  demand: DemandeBoucles | null
  ask: (demand: DemandeBoucles | null) => void
  query: Pick<UseQueryResult<Boucles>, 'data' | 'error' | 'isFetching'>
}

type LoopPanelProps = {
  traced: OnDrawing
  search: LoopSearch
  start: LoopStart | null
  /** Point of the map that was chosen for a loop; a new object opens the panel. */
  from: { position: Position } | null
  hasTerrains: boolean
}

const MESURES: { value: Mesure; label: string }[] = [
  { value: 'longueur', label: 'Une longueur' },
  { value: 'duree', label: 'Une durée' },
]
const TERRAINS: readonly TypeSurface[] = ['path', 'track', 'asphalt']

/** « Donnez-moi une boucle »: a demand, and three loops that answer it. */
export function LoopPanel({ traced, search, start, from, hasTerrains }: LoopPanelProps) {
  const panel = useRef<HTMLDetailsElement>(null)
  const depart = useDepart(traced, start, from)
  useEffect(() => {
    if (!from || !panel.current) return
    panel.current.open = true
    panel.current.querySelector('summary')?.focus()
    panel.current.scrollIntoView({ block: 'start' })
  }, [from])
  return (
    <details className="card trace-fold" open={start !== null || undefined} ref={panel}>
      <summary>
        <h2 className="text-xl">Donnez-moi une boucle</h2>
        <Icon className="fold-icon" name="chevron-down" size={18} />
      </summary>
      <div className="grid gap-4 pt-4">
        {depart ? (
          <>
            <Depart depart={depart} traced={traced} />
            <LoopForm
              depart={depart.position}
              hasTerrains={hasTerrains}
              search={search}
              start={start}
            />
          </>
        ) : (
          <p className="text-ink-soft">
            Posez d’abord le départ sur la carte, ou cherchez un lieu.
          </p>
        )}
        <LoopResults search={search} traced={traced} />
      </div>
    </details>
  )
}

type Place = { position: Position; nom: string }
type Depart = Place & { town: Place | null }

/** The point that was chosen, else the first of the drawing, the place of the door, the own town. */
function useDepart(
  { drawing: { points } }: OnDrawing,
  start: LoopStart | null,
  from: LoopPanelProps['from'],
): Depart | null {
  const own = useOwnTown()
  const [lon, lat] = own?.lonLat.split(',').map(Number) ?? []
  const town: Place | null =
    own && lon !== undefined && lat !== undefined ? { position: [lon, lat], nom: own.nom } : null
  if (from) return { position: from.position, nom: 'le point choisi sur la carte', town }
  const drawn = points[0] ?? start?.depart
  if (drawn) return { position: drawn, nom: 'le premier point du tracé', town }
  return start && town && { ...town, town: null }
}

/** Metres: a start so near to the own town is there. */
const IN_TOWN = 1000

function Depart({
  depart: { position, nom, town },
  traced,
}: {
  depart: Depart
  traced: OnDrawing
}) {
  const isBegun = traced.drawing.points.length > 1
  const isElsewhere = town !== null && distanceMetres(town.position, position) > IN_TOWN
  return (
    <div className="grid justify-items-start">
      <p>Départ&nbsp;: {nom}</p>
      {isElsewhere && !isBegun && (
        <Button
          className="-ms-4.5"
          onClick={() =>
            traced.change(() => ({ points: [roundPosition(town.position)], legs: [] }))
          }
          variant="quiet"
        >
          Partir de {town.nom}
        </Button>
      )}
    </div>
  )
}

type LoopFormProps = Omit<LoopPanelProps, 'traced' | 'from'> & { depart: Position }

function LoopForm({ depart, search, start, hasTerrains }: LoopFormProps) {
  const [mesure, setMesure] = useState<Mesure>(start?.duree ? 'duree' : 'longueur')
  const [errors, setErrors] = useState<LoopErrors>({})
  const submit = (form: FormData) => {
    const read = readLoopDemand(form, { depart, mesure, epreuve: start?.epreuve ?? null })
    setErrors('errors' in read ? read.errors : {})
    if ('demand' in read) search.ask(read.demand)
  }
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        submit(new FormData(event.currentTarget))
      }}
    >
      <ViewToggle
        label="Ce que vous voulez courir"
        onChange={setMesure}
        options={MESURES}
        value={mesure}
      />
      {mesure === 'longueur' ? (
        <TextField
          autoComplete="off"
          defaultValue={start?.longueur ? formatNombre(start.longueur / 1000, 1) : '10'}
          {...(errors.longueur && { error: errors.longueur })}
          inputMode="decimal"
          key="longueur"
          label="Longueur"
          name="longueur"
          unit="km"
        />
      ) : (
        <TextField
          autoComplete="off"
          defaultValue={start?.duree ? formatTemps(start.duree) : '1h'}
          {...(errors.duree && { error: errors.duree })}
          hint="À votre allure&nbsp;: 45&nbsp;min, 1h45."
          key="duree"
          label="Durée"
          name="duree"
        />
      )}
      <TextField
        autoComplete="off"
        defaultValue={start?.denivele ?? ''}
        {...(errors.denivele && { error: errors.denivele })}
        inputMode="numeric"
        isOptional
        label="Montée"
        name="denivele"
        unit="m"
      />
      {hasTerrains && (
        <Select
          label="Terrain"
          name="terrain"
          options={[
            { value: '', label: 'Peu importe' },
            ...TERRAINS.map((value) => ({ value, label: SURFACE_LABELS[value] })),
          ]}
        />
      )}
      {start?.epreuve && (
        <Checkbox defaultChecked name="ressemblance">
          Sur un terrain comme celui de la course
        </Checkbox>
      )}
      <Button className="justify-self-start" isLoading={search.query.isFetching} type="submit">
        Chercher trois boucles
      </Button>
    </form>
  )
}

function LoopResults({ search, traced }: Pick<LoopPanelProps, 'search' | 'traced'>) {
  const { demand, query, ask } = search
  const { data, error, isFetching } = query
  if (!demand || isFetching) return null
  if (error)
    return <p role="alert">Les boucles n’ont pas pu être cherchées. {describeFailure(error)}</p>
  if (!data) return null
  const take = (loop: Boucle) => {
    traced.change(() => openAt(readLine({ ...loop, mode: 'chemin' }), loop.passages))
    ask(null)
  }
  return (
    <>
      {data.boucles.length === 0 && <p role="status">{data.possible?.texte}</p>}
      {data.boucles.some(({ temps_estime }) => temps_estime !== null) && (
        <Calibrated calibre={data.calibre} />
      )}
      <ol aria-label="Boucles proposées" className="grid gap-4">
        {data.boucles.map((loop, index) => (
          <li className={`trace-loop day-${index + 1}`} key={loop.ligne}>
            <h3 className="text-lg">
              <span aria-hidden="true" className="trace-loop-swatch" /> Boucle {index + 1}
            </h3>
            <ul className="text-ink-soft">
              {listReasons(loop, demand).map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
            <Button className="justify-self-start" onClick={() => take(loop)}>
              Prendre cette boucle<span className="sr-only"> {index + 1}</span>
            </Button>
          </li>
        ))}
      </ol>
    </>
  )
}

/** A race without a published route is refused by its field, which the form does not show. */
const describeFailure = (error: Error): string =>
  (isApiError(error) && error.errors.epreuves_id) || error.message
