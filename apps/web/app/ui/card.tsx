import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { Link, type LinkProps } from './link.tsx'

type CardProps = { children: ReactNode; className?: string; isFlush?: boolean }

/** A surface with a hairline; `isFlush` leaves the inside to the content. */
export function Card({ children, className, isFlush }: CardProps) {
  return <div className={cx('card', !isFlush && 'p-5', className)}>{children}</div>
}

type LinkCardProps = {
  media?: ReactNode
  children: ReactNode
  action?: ReactNode
  className?: string
  /** Its picture stands at its side on a phone: of many, each is short. */
  isCompact?: boolean
}

/**
 * A card that is one link: put a `CardLink` in it, which stretches over the whole. `action` (heart,
 * menu) stays reachable above it.
 */
export function LinkCard({ media, children, action, className, isCompact }: LinkCardProps) {
  return (
    <article className={cx('card card-link', isCompact && 'card-compact', className)}>
      {media && <div className="card-media">{media}</div>}
      <div className="grid content-start gap-2 p-4">{children}</div>
      {action && <div className="absolute end-2 top-2 z-1">{action}</div>}
    </article>
  )
}

/** The title of a `LinkCard`: its link covers the card. */
export function CardLink({ children, ...rest }: LinkProps) {
  return (
    <Link {...rest} className="card-title">
      {children}
    </Link>
  )
}
