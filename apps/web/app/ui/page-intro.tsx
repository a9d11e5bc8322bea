import { type ReactNode, useEffect } from 'react'
import { cx } from './class-names.ts'
import { introKey } from './theme.ts'

/** The longest intro of produit 6.13, after which it is over for this visit. */
const introDuration = 1_500

type PageIntroProps = { children: ReactNode; className?: string }

/**
 * Its children fade in one after the other, on the first page of a visit only. The head script
 * decides whether to play, so that nothing flashes and nothing hides where scripts are off.
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
  try {
    sessionStorage.setItem(introKey, '1')
  } catch {
    // Storage refused: the intro plays again on the next full load, which harms nobody.
  }
}
