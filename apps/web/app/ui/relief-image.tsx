import { cx } from './class-names.ts'
import { type ReliefKind, reliefHeight, reliefWidth } from './relief-frame.ts'

type ReliefImageProps = {
  slug: string
  kind: ReliefKind
  /** Its sort, its ground and its season, as an address says them (`writeLook`); plain without. */
  look?: string | undefined
  className?: string
  isEager?: boolean
  /** Before the scripts, and drawn with the words around it: what a list begins with. */
  isFirst?: boolean
}

/** The drawing of whoever has no photo. Served once and kept by caches; eager where it is the hero. */
export function ReliefImage({ slug, kind, look, className, isEager, isFirst }: ReliefImageProps) {
  return (
    <img
      alt=""
      className={cx('relief', className)}
      decoding={isFirst ? 'sync' : 'async'}
      fetchPriority={isFirst ? 'high' : undefined}
      height={reliefHeight}
      loading={isEager || isFirst ? 'eager' : 'lazy'}
      src={`/relief/${look ?? kind}/${encodeURIComponent(slug)}.svg`}
      width={reliefWidth}
    />
  )
}
