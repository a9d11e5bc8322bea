import OpenInNew from '@mui/icons-material/OpenInNew'
import { Link } from '@mui/material'

type SiteLinkProps = { to: string; children: string }

/** Length of a word that fits any container at twice the text size. */
const SHORT = 12

/**
 * Link to the site in a new tab: the list stays in place. The icon does not wrap away from the last
 * word, unless that is long.
 */
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
