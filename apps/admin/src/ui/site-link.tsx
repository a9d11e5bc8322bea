import OpenInNew from '@mui/icons-material/OpenInNew'
import { Link } from '@mui/material'

type SiteLinkProps = { to: string; children: string }

/** Letters of a word that is never wider than what it stands in, its text twice as large. */
const SHORT = 12

/** Leads to a page of the site, in another tab: the list stays where it was. Its mark stays with the last word, unless that is long. */
export function SiteLink({ to, children }: SiteLinkProps) {
  const last = children.lastIndexOf(' ') + 1
  const isShort = children.length - last <= SHORT
  return (
    <Link href={to} rel="noopener" target="_blank">
      {children.slice(0, last)}
      <span style={isShort ? { whiteSpace: 'nowrap' } : { overflowWrap: 'anywhere' }}>
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
