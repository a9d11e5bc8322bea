import { cx } from './class-names.ts'
import { type ReliefKind, reliefHeight, reliefWidth } from './relief-frame.ts'

export type ReliefProps = {
  slug: string
  kind: ReliefKind
  /** Its sort, its ground and its season, as an address says them (`writeLook`); plain without. */
  look?: string | undefined
  /** Drawn in place of the ground of the slug (`writeHeights`). */
  profil?: string | undefined
  className?: string
  isEager?: boolean
  /** Before the scripts, and drawn with the words around it: what a list begins with. */
  isFirst?: boolean
}

/** The drawing of whoever has no photo. Served once and kept by caches; eager where it is the hero. */
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
