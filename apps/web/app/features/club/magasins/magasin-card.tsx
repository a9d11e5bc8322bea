import type { MagasinCard as MagasinCardData } from '@foulee/contract/club/magasins'
import type { Position } from '@foulee/domain/shared/geo'
import { CardLink } from '#ui/card.tsx'
import { cx } from '#ui/class-names.ts'
import { Picture } from '#ui/picture.tsx'
import { ReliefImage } from '#ui/relief-image.tsx'
import { EtatLine } from './etat-line.tsx'
import { awayText, formatAdresse, formatCategories } from './magasin-texts.ts'
import { magasinPath } from './paths.ts'
import { ReductionsLine } from './reductions-line.tsx'

type MagasinCardProps = {
  magasin: MagasinCardData
  heading?: 'h2' | 'h3'
  /** Origin of « à 1,2 km ». */
  origin?: Position | undefined
  isHighlighted?: boolean
  /** Above the fold of a list. */
  isFirst?: boolean
}

export function MagasinCard(props: MagasinCardProps) {
  const { magasin, heading: Heading = 'h3', origin, isHighlighted, isFirst = false } = props
  const { nom, slug, categories, marques, reductions } = magasin
  return (
    <div className="@container h-full">
      <article
        className={cx(
          'card card-link group h-full grid-cols-[5.5rem_1fr] grid-rows-1 @lg:grid-cols-[9rem_1fr]',
          isHighlighted && 'border-sapin outline-2 outline-sapin',
        )}
      >
        <div className="card-media aspect-auto min-h-28">
          <MagasinPicture isFirst={isFirst} magasin={magasin} />
        </div>
        <div className="grid content-start gap-1 p-3 @lg:p-4">
          {categories.length > 0 && (
            <p className="text-sm font-semibold text-sapin">{formatCategories(categories)}</p>
          )}
          <Heading className="text-lg/6 text-balance wrap-anywhere">
            <CardLink prefetch="intent" to={magasinPath(slug)}>
              {nom}
            </CardLink>
          </Heading>
          <p className="text-sm text-ink-soft">
            {[formatAdresse(magasin), origin && awayText(magasin, origin)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <p className="mt-1 flex min-h-7 flex-wrap items-center gap-2 text-sm">
            <EtatLine magasin={magasin} />
          </p>
          <ReductionsLine reductions={reductions} />
          {marques.length > 0 && (
            <p className="truncate text-sm text-ink-soft">{marques.join(', ')}</p>
          )}
        </div>
      </article>
    </div>
  )
}

type PictureProps = { magasin: MagasinCardData; isFirst: boolean }

function MagasinPicture({ magasin: { photo, logo, slug }, isFirst }: PictureProps) {
  const src = photo ?? logo
  if (!src) return <ReliefImage isFirst={isFirst} kind="sejour" slug={slug} />
  const className = photo ? 'size-full object-cover' : 'size-full bg-white object-contain p-2'
  return <Picture className={className} isFirst={isFirst} sizes="9rem" src={src} />
}
