import { drawSteps } from '@foulee/domain/entrainement/blocs'
import { findLieux, type LieuDeSeance, listLieux } from '@foulee/domain/entrainement/lieux'
import { describeSteps, type LigneSeance } from '@foulee/domain/entrainement/mots'
import type { Reperes } from '@foulee/domain/entrainement/reperes'
import { isRepetition, type Step } from '@foulee/domain/entrainement/step'
import { Fragment } from 'react'
import { openStreetMapUrl } from '#kit/map/open-street-map.ts'
import { Icon } from '#ui/icon.tsx'
import { classifyEffort, type EffortClass } from './effort-classes.ts'
import './seance.css'

type EtapesSeanceProps = {
  steps: readonly Step[]
  reperes?: Reperes | undefined
  /** Anchor of a place on the same page; by default a link to OpenStreetMap. */
  placeHref?: ((lieu: LieuDeSeance) => string) | undefined
}

export function EtapesSeance({ steps, reperes, placeHref = getMapUrl }: EtapesSeanceProps) {
  if (steps.length === 0) return null
  return (
    <Lines
      efforts={listEfforts(steps, reperes)}
      lignes={describeSteps(steps, reperes)}
      lieux={listLieux(steps)}
      placeHref={placeHref}
      steps={steps}
    />
  )
}

/** OpenStreetMap zoom level for a bend of a path. */
const NEAR = 16
const getMapUrl = ({ position }: LieuDeSeance) => openStreetMapUrl(position, NEAR)

function listEfforts(steps: readonly Step[], reperes: Reperes | undefined): EffortClass[] {
  return steps.map((step) => {
    const heights = drawSteps([step], reperes).blocs.map(({ hauteur }) => hauteur)
    return classifyEffort({ hauteur: Math.max(...heights) })
  })
}

type LinesProps = {
  steps: readonly Step[]
  lignes: readonly LigneSeance[]
  efforts?: readonly EffortClass[]
  lieux: readonly LieuDeSeance[]
  placeHref: (lieu: LieuDeSeance) => string
}

function Lines({ steps, lignes, efforts, lieux, placeHref }: LinesProps) {
  return (
    <ol className={efforts ? 'etapes' : 'grid list-disc gap-1 ps-5 pt-1'}>
      {lignes.map(({ texte, lignes: below }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are told anew whenever they change
        <li key={index}>
          {efforts && <span aria-hidden="true" className={`effort effort-${efforts[index]}`} />}
          <div>
            {texte}
            {below.length > 0 ? (
              <>
                {'\u00a0:'}
                <Lines
                  lieux={lieux}
                  lignes={below}
                  placeHref={placeHref}
                  steps={listInner(steps[index])}
                />
              </>
            ) : (
              <PlaceLinks hrefOf={placeHref} lieux={lieux} step={steps[index]} />
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

const listInner = (step: Step | undefined) => (step && isRepetition(step) ? step.steps : [])

type PlaceLinksProps = {
  step: Step | undefined
  lieux: readonly LieuDeSeance[]
  hrefOf: (lieu: LieuDeSeance) => string
}

/** « Voir le lieu », numbered where there are several. */
const PlaceLinks = ({ step, lieux, hrefOf }: PlaceLinksProps) =>
  (step ? findLieux(lieux, step) : []).map((lieu) => (
    <Fragment key={lieu.numero}>
      {' '}
      <a className="text-link etape-lieu" href={hrefOf(lieu)}>
        <Icon name="pin" />
        Voir le lieu{lieux.length > 1 && ` ${lieu.numero}`}
      </a>
    </Fragment>
  ))
