import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { Link, type LinkProps } from './link.tsx'

type CardProps = { children: ReactNode; className?: string; isFlush?: boolean }

export function Card({ children, className, isFlush }: CardProps) {
  return <div className={cx('card', !isFlush && 'p-5', className)}>{children}</div>
}

type LinkCardProps = {
  media?: ReactNode
  children: ReactNode
  action?: ReactNode
  className?: string
  /** On phones the image is at the side, for short cards in long lists. */
  isCompact?: boolean
}

/**
 * A card that is one link: its `CardLink` stretches over it; `action` (heart, menu) stays above and
 * reachable.
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

export function CardLink({ children, ...rest }: LinkProps) {
  return (
    <Link {...rest} className="card-title">
      {children}
    </Link>
  )
}
