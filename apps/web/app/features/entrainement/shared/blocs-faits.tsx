import type { EtapeFaite } from '@foulee/contract/entrainement/etapes'
import { type Bloc, drawSteps } from '@foulee/domain/entrainement/blocs'
import { drawEtapes } from '@foulee/domain/entrainement/blocs-faits'
import type { Step } from '@foulee/domain/entrainement/step'
import { formatTemps } from '@foulee/domain/shared/mesure'
import { cx } from '#ui/class-names.ts'
import { drawBlocs, FRAME, listMarks } from './blocs-drawing.ts'
import { classifyEffort } from './effort-classes.ts'
import './seance.css'

type BlocsFaitsProps = {
  steps: readonly Step[]
  etapes: readonly EtapeFaite[]
  /** km/h; heights are fractions of it. */
  vma: number
}

/**
 * Planned over done blocks on one scale: colour from the planned effort, height from the actual speed.
 * Decorative: the table beside it is the equivalent.
 */
export function BlocsFaits({ steps, etapes, vma }: BlocsFaitsProps) {
  const prevu = drawSteps(steps, { vma, fc_max: null })
  const fait = drawEtapes(etapes, vma)
  const largeur = Math.max(prevu.largeur, fait.largeur)
  const planned = new Map(prevu.blocs.map((bloc) => [bloc.chemin.join(), classifyEffort(bloc)]))
  const classify = (bloc: Bloc) => planned.get(bloc.chemin.join()) ?? classifyEffort(bloc)
  return (
    <div aria-hidden="true" className="blocs-faits">
      <Strip drawn={drawBlocs({ ...prevu, largeur })} nom="Prévu" />
      <Strip drawn={drawBlocs({ ...fait, largeur }, classify)} nom="Fait" />
      <ul className="blocs-axe">
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
    </div>
  )
}

type StripProps = { nom: string; drawn: ReturnType<typeof drawBlocs> }

function Strip({ nom, drawn }: StripProps) {
  return (
    <>
      <p>{nom}</p>
      <svg
        aria-hidden="true"
        className="blocs-dessin"
        preserveAspectRatio="none"
        viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
      >
        {drawn.map(({ effort, path }) => (
          <path className={`effort effort-${effort}`} d={path} key={effort} />
        ))}
      </svg>
    </>
  )
}
