import { drawSteps } from '@foulee/domain/entrainement/blocs'
import { describeSteps, type LigneSeance } from '@foulee/domain/entrainement/mots'
import type { Reperes } from '@foulee/domain/entrainement/reperes'
import type { Step } from '@foulee/domain/entrainement/step'
import { classifyEffort, type EffortClass } from './effort-classes.ts'
import './seance.css'

type EtapesSeanceProps = {
  steps: readonly Step[]
  /** The runner's figures: each percentage is then followed by their own pace. */
  reperes?: Reperes | undefined
}

/** The steps of a session in words, with those of a repetition below it. */
export function EtapesSeance({ steps, reperes }: EtapesSeanceProps) {
  if (steps.length === 0) return null
  return <Lines efforts={listEfforts(steps, reperes)} lignes={describeSteps(steps, reperes)} />
}

/** The colour of each step: of the hardest block that it is drawn as. */
function listEfforts(steps: readonly Step[], reperes: Reperes | undefined): EffortClass[] {
  return steps.map((step) => {
    const heights = drawSteps([step], reperes).blocs.map(({ hauteur }) => hauteur)
    return classifyEffort({ hauteur: Math.max(...heights) })
  })
}

type LinesProps = { lignes: readonly LigneSeance[]; efforts?: readonly EffortClass[] }

function Lines({ lignes, efforts }: LinesProps) {
  return (
    <ol className={efforts ? 'etapes' : 'grid list-disc gap-1 ps-5 pt-1'}>
      {lignes.map(({ texte, lignes: below }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are told anew whenever they change
        <li key={index}>
          {efforts && <span aria-hidden="true" className={`effort effort-${efforts[index]}`} />}
          <div>
            {texte}
            {below.length > 0 && (
              <>
                {'\u00a0:'}
                <Lines lignes={below} />
              </>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
