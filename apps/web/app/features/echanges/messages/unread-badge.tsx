import { useQuery } from '@tanstack/react-query'
import { useBadge } from '#platform/pwa/app-badge.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { nonLusQuery } from './messages.queries.ts'
import { MESSAGES } from './paths.ts'
import { useBoite } from './use-envois.ts'
import { useLiveNonLus } from './use-live-canaux.ts'

const MOST = 99

/**
 * Link to the messages with the unread count; mounted on every page, so the outbox sends from here.
 */
export default function Enveloppe({ users_id }: { users_id: number }) {
  useLiveNonLus()
  useBoite(users_id)
  const { data } = useQuery(nonLusQuery)
  const nb = (data?.nb_canaux ?? 0) + (data?.nb_demandes ?? 0)
  useBadge('messages', data && nb)
  const words = nb === 0 ? '' : nb === 1 ? ', 1\u00a0non lue' : `, ${nb}\u00a0non lues`
  return (
    <Link className="icon-button" title="Messages" to={MESSAGES}>
      <Icon name="message" />
      <span className="sr-only">Messages{words}</span>
      {nb > 0 && (
        <span aria-hidden="true" className="dot">
          {nb > MOST ? `${MOST}+` : nb}
        </span>
      )}
    </Link>
  )
}
