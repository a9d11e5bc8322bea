import { NavLink } from 'react-router'
import { Icon, type IconName } from './icon.tsx'

export type BottomBarItem = { to: string; label: string; icon: IconName; unread?: number }

/** The rooms under the thumb, on phones only. Give it what is built, five at most. */
export function BottomBar({ items }: { items: BottomBarItem[] }) {
  return (
    <nav aria-label="Navigation du bas" className="bottom-bar no-print">
      <ul className="flex">
        {items.map(({ to, label, icon, unread }) => (
          <li className="min-w-0 grow" key={to}>
            <NavLink className="bottom-link" to={to}>
              <span className="bottom-icon">
                <Icon name={icon} size={22} />
                {unread ? <span className="dot">{unread > 9 ? '9+' : unread}</span> : null}
              </span>
              <span className="max-w-full truncate">{label}</span>
              {unread ? <span className="sr-only">, {unread} non lus</span> : null}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
