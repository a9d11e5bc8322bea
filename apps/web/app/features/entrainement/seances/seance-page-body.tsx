import type { Seance } from '@foulee/contract/entrainement/seance'
import type { Step } from '@foulee/domain/entrainement/step'
import { getTotaux } from '@foulee/domain/entrainement/totaux'
import { useState } from 'react'
import { BlocsSeance } from '#features/entrainement/shared/blocs-seance.tsx'
import { EtapesEtLieux } from '#features/entrainement/shared/lieux-seance.tsx'
import { TotauxSeance } from '#features/entrainement/shared/totaux-seance.tsx'
import { useSite } from '#platform/site.ts'
import { Link } from '#ui/link.tsx'
import { JsonLd } from '#ui/page-head.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { MyPaces, useReperes } from './my-paces.tsx'
import { SEANCES } from './paths.ts'
import { seanceJsonLd } from './seance-json-ld.ts'
import { SeancePhotos } from './seance-photos.tsx'

export default function SeanceBody({ seance }: { seance: Seance }) {
  const { publicUrl } = useSite()
  const { steps, description, video, tags, photos } = seance
  const [isMine, setMine] = useState(true)
  const mine = useReperes()
  const reperes = isMine ? mine.reperes : undefined
  return (
    <div className="page grid gap-12 pt-10 *:min-w-0">
      <JsonLd value={seanceJsonLd(seance, publicUrl)} />
      {steps.length > 0 && (
        <section aria-labelledby="deroule" className="grid gap-5">
          <SectionHeading id="deroule" title="Le déroulé" />
          <BlocsSeance isDecorative reperes={reperes} steps={steps} taille="page" />
          <MyPaces isOn={isMine} mine={mine} onChange={setMine} />
          {reperes && isVague(steps) && <TotauxSeance reperes={reperes} steps={steps} />}
          <EtapesEtLieux reperes={reperes} steps={steps} />
        </section>
      )}
      {(description || video) && (
        <section aria-labelledby="conseils" className="grid max-w-3xl gap-4">
          <SectionHeading id="conseils" title="Comment la faire" />
          {description && <p className="text-lg whitespace-pre-line">{description}</p>}
          {video && (
            <p>
              <a
                className="text-link inline-flex min-h-11 items-center wrap-anywhere"
                href={video}
                rel="noopener nofollow ugc"
              >
                Voir la vidéo sur {new URL(video).hostname.replace(/^www\./, '')}
              </a>
            </p>
          )}
        </section>
      )}
      <SeancePhotos photos={photos} />
      {tags.length > 0 && (
        <ul aria-label="Étiquettes" className="no-print flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <Link className="chip" to={`${SEANCES}?tags=${encodeURIComponent(tag)}`}>
                {tag}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function isVague(steps: readonly Step[]): boolean {
  const { duree, distance } = getTotaux(steps)
  return duree.valeur === null || distance.valeur === null
}
