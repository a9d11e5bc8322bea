import type { Parcours, Trace } from '@foulee/contract/parcours'
import { useMemo } from 'react'
import { useSite } from '../../site.ts'
import type { Cursor } from '../../trace/cursor.ts'
import { RouteMap } from '../../trace/route-map.tsx'
import { listMarks } from '../../trace/route-marks.ts'
import { RouteProfile } from '../../trace/route-profile.tsx'
import { readSamples } from '../../trace/route-samples.ts'
import { durationText } from '../../trace/route-texts.ts'
import { passageAt, usePrediction } from './use-prediction.ts'

type ParcoursTerrainProps = { parcours: Parcours; trace: Trace; cursor: Cursor }

/** Map and profile of the same ground: pointing at one shows where that is on the other. */
export function ParcoursTerrain({ parcours, trace, cursor }: ParcoursTerrainProps) {
  const { mapStyleUrl } = useSite()
  const samples = useMemo(() => readSamples(trace), [trace])
  const marks = useMemo(() => listMarks(parcours), [parcours])
  const { data: prediction } = usePrediction(parcours.slug)
  return (
    <section aria-labelledby="terrain" className="grid gap-5">
      <h2 className="text-2xl" id="terrain">
        Le terrain
      </h2>
      <div className="overflow-hidden rounded-card border border-line bg-surface">
        <RouteMap
          className="parcours-map"
          cursor={cursor}
          label={`Carte du parcours\u00a0: ${parcours.titre}`}
          marks={marks}
          samples={samples}
          styleUrl={mapStyleUrl}
          trace={trace}
        />
        <div className="border-t border-line px-3 pb-4 md:px-5">
          <RouteProfile
            climbs={trace.montees}
            cursor={cursor}
            marks={marks}
            {...(prediction
              ? { noteAt: (metres: number) => durationText(passageAt(prediction, metres)) }
              : {})}
            samples={samples}
            stretches={parcours.troncons}
            title="Profil du parcours"
          />
        </div>
      </div>
      {trace.est_masque && (
        <p className="text-sm text-ink-soft">
          Les abords du départ et de l’arrivée sont cachés pour protéger l’auteur&nbsp;: les
          distances comptent à partir de ce qui se voit.
        </p>
      )}
    </section>
  )
}
