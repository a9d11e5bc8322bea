import type { Parcours, Trace } from '@foulee/contract/parcours/parcours'
import { formatTemps } from '@foulee/domain/shared/mesure'
import { useMemo } from 'react'
import type { Cursor } from '#kit/track/cursor.ts'
import { RouteGround } from '#kit/track/route-ground.tsx'
import { listMarks } from '#kit/track/route-marks.ts'
import { readSamples } from '#kit/track/route-samples.ts'
import { passageAt, usePrediction } from './use-prediction.ts'

type ParcoursTerrainProps = { parcours: Parcours; trace: Trace; cursor: Cursor }

export function ParcoursTerrain({ parcours, trace, cursor }: ParcoursTerrainProps) {
  const samples = useMemo(() => readSamples(trace), [trace])
  const marks = useMemo(() => listMarks(parcours), [parcours])
  const { data: prediction } = usePrediction(parcours.slug)
  return (
    <section aria-labelledby="terrain" className="grid gap-5">
      <h2 className="text-2xl" id="terrain">
        Le terrain
      </h2>
      <RouteGround
        cursor={cursor}
        labels={{
          map: `Carte du parcours\u00a0: ${parcours.titre}`,
          profile: 'Profil du parcours',
        }}
        marks={marks}
        {...(prediction
          ? { getNoteAt: (metres: number) => formatTemps(passageAt(prediction, metres)) }
          : {})}
        samples={samples}
        stretches={parcours.troncons}
        trace={trace}
      />
      {trace.est_masque && (
        <p className="text-sm text-ink-soft">
          Les abords du départ et de l’arrivée sont cachés pour protéger l’auteur&nbsp;: les
          distances comptent à partir de ce qui se voit.
        </p>
      )}
    </section>
  )
}
