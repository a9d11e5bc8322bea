import { NavLink } from 'react-router'
import { Icon, type IconName } from './icon.tsx'

type Face = { label: string; icon: IconName; unread?: number }

export type BottomBarItem = Face & ({ to: string } | { popoverTarget: string })

export function BottomBar({ items }: { items: BottomBarItem[] }) {
  return (
    <nav aria-label="Navigation du bas" className="bottom-bar no-print">
      <ul className="flex">
        {items.map((item) => (
          <li className="min-w-0 grow" key={item.label}>
            {'to' in item ? (
              <NavLink className="bottom-link" to={item.to}>
                <ItemFace {...item} />
              </NavLink>
            ) : (
              <button
                className="bottom-link w-full"
                popoverTarget={item.popoverTarget}
                type="button"
              >
                <ItemFace {...item} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ItemFace({ label, icon, unread }: Face) {
  return (
    <>
      <span className="bottom-icon">
        <Icon name={icon} size={22} />
        {unread ? <span className="dot">{unread > 9 ? '9+' : unread}</span> : null}
      </span>
      <span className="max-w-full truncate">{label}</span>
      {unread ? <span className="sr-only">, {unread} non lus</span> : null}
    </>
  )
}
