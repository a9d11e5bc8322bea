import { type ReactNode, useState } from 'react'
import { cx } from './class-names.ts'
import { LogoMark } from './logo.tsx'

type LoadingOverlayProps = { isLoading: boolean; children?: ReactNode }

/** Covers the page while loading; fades out in 300 ms, then unmounts (produit 2.4, 6.13). */
export function LoadingOverlay({ isLoading, children = <Waiting /> }: LoadingOverlayProps) {
  const [isPresent, setPresent] = useState(isLoading)
  if (isLoading && !isPresent) setPresent(true)
  if (!isPresent) return null
  return (
    <div
      className={cx('loading-overlay', !isLoading && 'loading-overlay-leaving')}
      onAnimationEnd={(event) => {
        if (event.target === event.currentTarget && !isLoading) setPresent(false)
      }}
    >
      {children}
    </div>
  )
}

function Waiting() {
  return (
    <div role="status">
      <span className="pulse block">
        <LogoMark size={56} />
      </span>
      <span className="sr-only">Chargement…</span>
    </div>
  )
}
