import { drawSteps, type Image } from '@foulee/domain/entrainement/blocs'
import type { Reperes } from '@foulee/domain/entrainement/reperes'
import type { Step } from '@foulee/domain/entrainement/step'
import { formatTemps } from '@foulee/domain/shared/mesure'
import { cx } from '#ui/class-names.ts'
import { drawBlocs, FRAME, listMarks } from './blocs-drawing.ts'
import { EFFORT_CLASSES } from './effort-classes.ts'
import './seance.css'

type BlocsSeanceProps = {
  steps: readonly Step[]
  reperes?: Reperes | undefined
  /** `carte`: a strip for lists; `page`: tall, with time axis and legend. */
  taille?: 'carte' | 'page'
  /** Hidden from screen readers where the text is beside it. */
  isDecorative?: boolean
}

/** A session as blocks: width is duration, height and colour are effort. */
export function BlocsSeance({
  steps,
  reperes,
  taille = 'carte',
  isDecorative = false,
}: BlocsSeanceProps) {
  const image = drawSteps(steps, reperes)
  const isPage = taille === 'page'
  if (image.blocs.length === 0) {
    return (
      <span aria-hidden={isDecorative} className={cx('blocs-vides', isPage && 'blocs-page')}>
        Pas encore d’étape
      </span>
    )
  }
  const drawn = drawBlocs(image)
  // A strip may be inside a button, which allows phrasing content only.
  const Frame = isPage ? 'div' : 'span'
  return (
    <Frame className="blocs block">
      {!isDecorative && <span className="sr-only">{image.texte}</span>}
      <svg
        aria-hidden="true"
        className={cx('blocs-dessin', isPage && 'blocs-page')}
        preserveAspectRatio="none"
        viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
      >
        {drawn.map(({ effort, path }) => (
          <path className={`effort effort-${effort}`} d={path} key={effort} />
        ))}
      </svg>
      {isPage && (
        <>
          <TimeAxis image={image} />
          <Legend efforts={new Set(drawn.map(({ effort }) => effort))} />
        </>
      )}
    </Frame>
  )
}

/** No ticks when a duration is estimated. */
function TimeAxis({ image: { blocs, largeur } }: { image: Image }) {
  if (blocs.some(({ est_estime }) => est_estime)) {
    return <p className="blocs-estimes">Les largeurs suivent des durées estimées.</p>
  }
  return (
    <ul aria-hidden="true" className="blocs-axe">
      {listMarks(largeur).map((seconds) => (
        <li
          className={cx(seconds / largeur > 0.94 && 'blocs-bout')}
          key={seconds}
          style={{ left: `${(seconds / largeur) * 100}%` }}
        >
          {formatTemps(seconds)}
        </li>
      ))}
    </ul>
  )
}

function Legend({ efforts }: { efforts: ReadonlySet<string> }) {
  return (
    <ul aria-label="Couleurs des blocs" className="effort-legende">
      {EFFORT_CLASSES.filter(({ id }) => efforts.has(id)).map(({ id, label }) => (
        <li key={id}>
          <span aria-hidden="true" className={`effort effort-${id}`} />
          {label}
        </li>
      ))}
    </ul>
  )
}
