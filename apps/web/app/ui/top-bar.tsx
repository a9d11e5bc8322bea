import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { cx } from './class-names.ts'
import { Logo } from './logo.tsx'
import { useScrolled } from './use-scrolled.ts'

/** `isWide`: shown only on wide screens; the footer has it too. */
export type NavItem = { to: string; label: string; isEnd?: boolean; isWide?: boolean }

type TopBarProps = { items: NavItem[]; actions?: ReactNode; homeTo?: string }

/** Logo, navigation on wide screens, actions; opaque once scrolled (produit 2.4). */
export function TopBar({ items, actions, homeTo }: TopBarProps) {
  const isScrolled = useScrolled()
  return (
    <header className={cx('top-bar no-print', isScrolled && 'top-bar-scrolled')}>
      <div className="page flex flex-wrap items-center gap-x-3 max-[22.5rem]:gap-x-1 max-[22.5rem]:px-3">
        <Logo to={homeTo} />
        <nav aria-label="Navigation principale" className="ms-4 hidden md:block">
          <ul className="flex">
            {items.map(({ to, label, isEnd, isWide }) => (
              <li className={cx(isWide && 'max-lg:hidden')} key={to}>
                <NavLink className="top-link" end={isEnd} to={to}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ms-auto flex flex-wrap items-center gap-x-2 max-[22.5rem]:gap-x-0">
          {actions}
        </div>
      </div>
    </header>
  )
}
