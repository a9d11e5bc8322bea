import { readRaccourci } from '@foulee/domain/entrainement/raccourci-read'
import type { Step } from '@foulee/domain/entrainement/step'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { EtapesSeance } from '../etapes-seance.tsx'

/** An athlete of the coach; `vma` in km/h, null when not shared. */
export type Runner = { id: number; nom: string; vma: number | null }

export function readWritten(raccourci: string): readonly Step[] {
  const read = readRaccourci(raccourci)
  return 'refus' in read ? [] : read.steps
}

type PacesProps = { runners: readonly Runner[]; steps: readonly Step[] }

export function PacesOfEach({ runners, steps }: PacesProps) {
  if (runners.length === 0 || steps.length === 0) return null
  return (
    <section aria-labelledby="allures-de-chacun" className="grid gap-2">
      <h3 className="text-base" id="allures-de-chacun">
        Aux allures de chacun
      </h3>
      {runners.map(({ id, nom, vma }) => (
        <details className="card p-3" key={id}>
          <summary className="min-h-11 cursor-pointer content-center">
            {nom}
            <span className="text-ink-soft">
              {vma === null
                ? ', allures non partagées'
                : `, VMA de ${formatNombre(vma, 1)}\u00a0km/h`}
            </span>
          </summary>
          <EtapesSeance reperes={vma === null ? undefined : { vma, fc_max: null }} steps={steps} />
        </details>
      ))}
    </section>
  )
}
