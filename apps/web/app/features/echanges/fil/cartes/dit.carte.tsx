import type { Badge } from '@foulee/contract/club/badges'
import type { ActualiteCard } from '@foulee/contract/echanges/fil'
import type { Photo } from '@foulee/contract/echanges/photos'
import { Medaille } from '#features/club/shared/medaille.tsx'
import { Picture } from '#ui/picture.tsx'
import { ReliefImage } from '#ui/relief-image.tsx'
import { Objet } from '../objet.tsx'

export function CarteBadge({ objet }: { objet: Badge }) {
  const { titre, slug, medaille, demande } = objet
  return (
    <div className="fil-badge">
      <Objet
        detail={demande}
        image={<Medaille className="fil-medaille" medaille={medaille} slug={slug} />}
        titre={titre}
        to={`/badge/${slug}`}
      />
    </div>
  )
}

export function CarteActualite({ objet }: { objet: ActualiteCard }) {
  const { id, titre, extrait, image, url } = objet
  return (
    <Objet
      detail={<span className="line-clamp-3">{extrait}</span>}
      image={
        image ? (
          <Picture sizes="(min-width: 40rem) 13rem, 40vw" src={image} />
        ) : (
          <ReliefImage kind="course" slug={`actualite-${id}`} />
        )
      }
      titre={titre}
      to={url}
    />
  )
}

const SHOWN = 4

export function CarteTexte({ objet: { photos } }: { objet: { photos: Photo[] } }) {
  if (!photos.length) return null
  const shown = photos.slice(0, SHOWN)
  const more = photos.length - shown.length
  return (
    <ul aria-label="Photos" className="fil-photos" data-nb={shown.length}>
      {shown.map(({ id_photo, url, largeur, hauteur, titre, description }, nth) => (
        <li
          key={id_photo}
          style={shown.length === 1 ? { aspectRatio: `${largeur} / ${hauteur}` } : undefined}
        >
          <Picture
            alt={description ?? titre ?? `Photo ${nth + 1}`}
            sizes="(min-width: 64rem) 36rem, 100vw"
            src={url}
          />
          {more > 0 && nth === SHOWN - 1 && <span className="fil-photos-reste">+{more}</span>}
        </li>
      ))}
    </ul>
  )
}
