import { cx } from './class-names.ts'
import { type ReliefKind, reliefHeight, reliefWidth } from './relief-frame.ts'

export type ReliefProps = {
  slug: string
  kind: ReliefKind
  look?: string | undefined
  profil?: string | undefined
  className?: string
  isEager?: boolean
  /** First image of a list: eager, high priority, decoded synchronously. */
  isFirst?: boolean
}

/** Placeholder drawing for content without a photo. Cacheable forever; eager in a hero. */
export function ReliefImage({
  slug,
  kind,
  look,
  profil,
  className,
  isEager,
  isFirst,
}: ReliefProps) {
  return (
    <img
      alt=""
      className={cx('relief', profil && 'relief-profil', className)}
      decoding={isFirst ? 'sync' : 'async'}
      fetchPriority={isFirst ? 'high' : undefined}
      height={reliefHeight}
      loading={isEager || isFirst ? 'eager' : 'lazy'}
      src={`/relief/${look ?? kind}/${profil ? `profil/${profil}` : encodeURIComponent(slug)}.svg`}
      width={reliefWidth}
    />
  )
}
