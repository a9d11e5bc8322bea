import type { CarteLien, Piece } from '@foulee/contract/echanges/messages'
import { deNom, dePersonne } from '@foulee/domain/shared/de-nom'
import { Croquis } from '#kit/track/croquis.tsx'
import { SketchMap } from '#kit/track/sketch-map.tsx'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { Spinner } from '#ui/spinner.tsx'

type Photo = Extract<Piece, { kind: 'photo' }>
type Trace = Extract<Piece, { kind: 'trace' }>

export function Pieces({ pieces, nom }: { pieces: readonly Piece[]; nom: string }) {
  const photos = pieces.filter((piece) => piece.kind === 'photo')
  const traces = pieces.filter((piece) => piece.kind === 'trace')
  return (
    <>
      {photos.length > 0 && (
        <ul
          aria-label={`Photos ${dePersonne(nom)}`}
          className="message-photos"
          data-nb={photos.length}
        >
          {photos.map((photo, nth) => (
            <li key={photo.id} style={{ aspectRatio: readRatio(photo, photos.length, nth) }}>
              <Vue alt={`Photo ${nth + 1} ${dePersonne(nom)}`} photo={photo} />
            </li>
          ))}
        </ul>
      )}
      {traces.map((trace) => (
        <CarteTrace hasMap={traces.length <= MAPS_MAX} key={trace.id} trace={trace} />
      ))}
    </>
  )
}

/**
 * Aspect ratio: the photo's own within limits when alone; in a grid of odd count the first is wide.
 */
function readRatio({ largeur, hauteur }: Photo, nb: number, nth: number): string {
  if (nb > 1 && nb % 2 === 1 && nth === 0) return '16 / 9'
  if (nb > 1 || !largeur || !hauteur) return nb > 1 ? '1' : '4 / 3'
  return String(Math.min(2, Math.max(0.75, largeur / hauteur)))
}

function Vue({ photo: { url, url_petite }, alt }: { photo: Photo; alt: string }) {
  if (!url_petite && !url) {
    return (
      <span className="message-photo-attente">
        <Spinner />
        <span className="sr-only">Photo en préparation</span>
      </span>
    )
  }
  const image = <img alt={alt} decoding="async" loading="lazy" src={url_petite ?? url ?? ''} />
  if (!url) return image
  return (
    <a href={url} rel="noopener" target="_blank">
      {image}
      <span className="sr-only"> (nouvel onglet)</span>
    </a>
  )
}

const KM = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Browsers limit the number of WebGL contexts: further tracks are drawn as SVG lines. */
const MAPS_MAX = 3

function CarteTrace({ trace, hasMap }: { trace: Trace; hasMap: boolean }) {
  const { nom, url, distance, denivele, ligne } = trace
  const facts = [
    `${KM.format(distance / 1_000)}\u00a0km`,
    denivele === null ? null : `${Math.round(denivele).toLocaleString('fr-FR')}\u00a0m D+`,
  ].filter((fact) => fact !== null)
  return (
    <div className={cx('message-carte', ligne && hasMap && 'message-carte-trace')}>
      {ligne && hasMap ? (
        <SketchMap className="message-carte-fond" label={`Carte ${deNom(nom)}`} ligne={ligne} />
      ) : (
        <div className="message-carte-image">{ligne && <Croquis croquis={[ligne]} />}</div>
      )}
      <div className="message-carte-dit">
        <p className="font-semibold">{nom}</p>
        <p className="text-sm tabular-nums">{facts.join(' · ')}</p>
        {url && (
          <a className="text-link inline-flex min-h-11 items-center gap-1.5" download href={url}>
            <Icon name="download" size={18} />
            Télécharger<span className="sr-only"> le GPX {deNom(nom)}</span>
          </a>
        )}
      </div>
    </div>
  )
}

export function Carte({ carte: { url, titre, precision, image, croquis } }: { carte: CarteLien }) {
  return (
    <div className="message-carte message-carte-lien">
      <div className="message-carte-image">
        {image ? (
          <Picture sizes="6rem" src={image} />
        ) : croquis.length > 0 ? (
          <Croquis croquis={croquis} />
        ) : (
          <Icon name="arrow-up-right" size={28} />
        )}
      </div>
      <div className="message-carte-dit">
        <Link className="message-carte-titre" to={url}>
          {titre}
        </Link>
        {precision && <p className="text-sm text-ink-soft">{precision}</p>}
      </div>
    </div>
  )
}
