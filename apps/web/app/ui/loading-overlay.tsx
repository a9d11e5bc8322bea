import { useState } from 'react'
import { cx } from './class-names.ts'
import { LogoMark } from './logo.tsx'

/** Covers the page while something is awaited; fades out in 300 ms, then is removed (§2, §9). */
export function LoadingOverlay({ isLoading }: { isLoading: boolean }) {
  const [isPresent, setPresent] = useState(isLoading)
  if (isLoading && !isPresent) setPresent(true)
  if (!isPresent) return null
  return (
    <div
      className={cx('loading-overlay', !isLoading && 'loading-overlay-leaving')}
      onAnimationEnd={(event) => {
        if (event.target === event.currentTarget && !isLoading) setPresent(false)
      }}
      role="status"
    >
      <span className="pulse">
        <LogoMark size={56} />
      </span>
      <span className="sr-only">Chargement…</span>
    </div>
  )
}
