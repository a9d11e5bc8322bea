import { useQuery } from '@tanstack/react-query'
import { useBadge } from '#platform/pwa/app-badge.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { unreadQuery, useLiveNotices } from './notifications.queries.ts'

const MOST = 99

export default function Bell() {
  useLiveNotices()
  const { data } = useQuery(unreadQuery)
  const nb = data ?? 0
  useBadge('notices', data)
  const words = nb === 0 ? '' : nb === 1 ? ', 1\u00a0non lue' : `, ${nb}\u00a0non lues`
  return (
    <Link className="icon-button" title="Notifications" to="/notifications">
      <Icon name="bell" />
      <span className="sr-only">Notifications{words}</span>
      {nb > 0 && (
        <span aria-hidden="true" className="dot">
          {nb > MOST ? `${MOST}+` : nb}
        </span>
      )}
    </Link>
  )
}
