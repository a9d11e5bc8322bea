import { type LieuDeSeance, listLieux } from '@foulee/domain/entrainement/lieux'
import { describeStep } from '@foulee/domain/entrainement/mots'
import type { Reperes } from '@foulee/domain/entrainement/reperes'
import type { Step } from '@foulee/domain/entrainement/step'
import { formatPosition } from '@foulee/domain/shared/position-saisie'
import { useId, useMemo } from 'react'
import { openStreetMapUrl } from '#kit/map/open-street-map.ts'
import { PlacesMap } from '#kit/map/places-map.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { EtapesSeance } from './etapes-seance.tsx'

type DerouleProps = { steps: readonly Step[]; reperes?: Reperes | undefined }

export function EtapesEtLieux({ steps, reperes }: DerouleProps) {
  const id = useId()
  const idOf = ({ numero }: LieuDeSeance) => `${id}lieu-${numero}`
  return (
    <>
      <EtapesSeance placeHref={(lieu) => `#${idOf(lieu)}`} reperes={reperes} steps={steps} />
      <Lieux idOf={idOf} reperes={reperes} steps={steps} />
    </>
  )
}

const NEAR = 16

type LieuxProps = DerouleProps & { idOf: (lieu: LieuDeSeance) => string }

function Lieux({ steps, reperes, idOf }: LieuxProps) {
  const titleId = useId()
  const places = useMemo(
    () =>
      listLieux(steps).map((lieu) => ({
        ...lieu,
        nom: lieu.etapes.map((etape) => describeStep(etape, reperes).texte).join('\u00a0; '),
      })),
    [steps, reperes],
  )
  if (places.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <h3 className="text-lg" id={titleId}>
        {places.length > 1 ? 'Les lieux' : 'Le lieu'}
      </h3>
      <PlacesMap
        className="no-print h-64 rounded-card border border-line md:h-80"
        label="Carte des lieux de la séance"
        places={places}
      />
      <ol className="grid gap-3">
        {places.map((lieu) => (
          <li className="flex scroll-mt-24 gap-3" id={idOf(lieu)} key={lieu.numero}>
            <span aria-hidden="true" className="lieu-numero">
              {lieu.numero}
            </span>
            <div className="min-w-0">
              <p>{lieu.nom}</p>
              <p className="flex flex-wrap items-center gap-x-3 text-ink-soft">
                <span className="tabular-nums">{formatPosition(lieu.position)}</span>
                <TextLink className="no-print" to={openStreetMapUrl(lieu.position, NEAR)}>
                  Voir sur OpenStreetMap
                  {places.length > 1 && <span className="sr-only">, lieu {lieu.numero}</span>}
                </TextLink>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
