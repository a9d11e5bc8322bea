import { cx } from './class-names.ts'
import { type ReliefKind, reliefHeight, reliefWidth } from './relief-frame.ts'

type ReliefImageProps = { slug: string; kind: ReliefKind; className?: string; isEager?: boolean }

/** The drawing of whoever has no photo. Served once and kept by caches; eager where it is the hero. */
export function ReliefImage({ slug, kind, className, isEager }: ReliefImageProps) {
  return (
    <img
      alt=""
      className={cx('relief', className)}
      decoding="async"
      height={reliefHeight}
      loading={isEager ? 'eager' : 'lazy'}
      src={`/relief/${kind}/${encodeURIComponent(slug)}.svg`}
      width={reliefWidth}
    />
  )
}
