import { type ReactNode, useEffect } from 'react'
import { tabStorage } from '#platform/browser-storage.ts'
import { cx } from './class-names.ts'
import { introKey } from './theme.ts'

/** Milliseconds, the longest intro of produit 6.13. */
const introDuration = 1_500

type PageIntroProps = { children: ReactNode; className?: string }

/**
 * Fades its children in, on the first page of a visit only. The head script decides, so that
 * nothing flashes, and nothing is hidden without script.
 */
export function PageIntro({ children, className }: PageIntroProps) {
  useEffect(() => {
    const end = setTimeout(endIntro, introDuration)
    return () => clearTimeout(end)
  }, [])
  return <div className={cx('cascade', className)}>{children}</div>
}

function endIntro(): void {
  delete document.documentElement.dataset.intro
  // If it is refused, the intro plays again on the next full load.
  tabStorage.set(introKey, '1')
}
