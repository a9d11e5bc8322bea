import { Icon, type IconName } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import '#kit/member-page/moi.css'

type Porte = { to: string; label: string; icon: IconName }

const PORTES: readonly Porte[] = [
  { to: '/mon-agenda', label: 'Agenda', icon: 'calendar' },
  { to: '/ma-runlist', label: 'Run list', icon: 'heart' },
  { to: '/contribution/activites', label: 'Mes sorties', icon: 'stopwatch' },
  { to: '/contribution/parcours', label: 'Parcours', icon: 'route' },
  { to: '/mon-palmares', label: 'Palmarès', icon: 'trophy' },
  { to: '/mes-reservations', label: 'Séjours', icon: 'ticket' },
  { to: '/carte', label: 'Ma carte', icon: 'star' },
  { to: '/reglages', label: 'Réglages', icon: 'settings' },
]

export const MoiPortes = () => (
  <nav aria-label="Mes accès">
    <ul className="moi-portes">
      {PORTES.map(({ to, label, icon }) => (
        <li key={to}>
          <Link className="moi-porte" to={to}>
            <Icon className="text-sapin" name={icon} size={22} />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
