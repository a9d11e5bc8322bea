import OpenInNew from '@mui/icons-material/OpenInNew'
import { Link } from '@mui/material'

type SiteLinkProps = { to: string; children: string }

/** Leads to a page of the site, in another tab: the list stays where it was. Its mark stays with the last word. */
export function SiteLink({ to, children }: SiteLinkProps) {
  const last = children.lastIndexOf(' ') + 1
  return (
    <Link href={to} rel="noopener" target="_blank">
      {children.slice(0, last)}
      <span style={{ whiteSpace: 'nowrap' }}>
        {children.slice(last)}
        <OpenInNew
          aria-label="nouvel onglet"
          fontSize="inherit"
          sx={{ ml: 0.5, verticalAlign: '-0.125em' }}
        />
      </span>
    </Link>
  )
}
