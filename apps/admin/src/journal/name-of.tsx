import type { Nomme } from '@foulee/contract/equipe/admin'
import { Link } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import { SiteLink } from '../ui/site-link.tsx'

export const AccountLink = ({ users_id, children }: { users_id: number; children: string }) => (
  <Link
    component={RouterLink}
    to={{
      pathname: '/utilisateurs',
      search: new URLSearchParams({ filter: JSON.stringify({ ids: [users_id] }) }).toString(),
    }}
  >
    {children}
  </Link>
)

export function NameOf({ nom: { titre, url, users_id } }: { nom: Nomme }) {
  if (users_id !== null) return <AccountLink users_id={users_id}>{titre}</AccountLink>
  return url ? <SiteLink to={url}>{titre}</SiteLink> : titre
}
