import type { ActualiteSite } from '@foulee/contract/echanges/regie'
import { formatDate } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { CardLink, LinkCard } from '#ui/card.tsx'
import { Picture } from '#ui/picture.tsx'
import { ReliefImage } from '#ui/relief-image.tsx'
import './regie.css'

type ActualiteCardProps = {
  actualite: ActualiteSite
  heading?: 'h2' | 'h3'
}

export function ActualiteCard({ actualite, heading: Heading = 'h3' }: ActualiteCardProps) {
  const { slug, titre, extrait, image, image_alt, publie_le } = actualite
  const day = parisDate(new Date(publie_le))
  const media = image ? (
    <Picture
      alt={image_alt ?? ''}
      className="regie-picture"
      sizes="(width >= 48rem) 24rem, 100vw"
      src={image}
    />
  ) : (
    <ReliefImage className="regie-picture" kind="course" slug={slug} />
  )
  return (
    <LinkCard media={media}>
      <time className="text-sm text-ink-soft" dateTime={day}>
        {formatDate(day)}
      </time>
      <Heading className="text-lg">
        <CardLink to={`/actualites/${slug}`}>{titre}</CardLink>
      </Heading>
      <p className="line-clamp-3 text-ink-soft">{extrait}</p>
    </LinkCard>
  )
}
