import OpenInNew from '@mui/icons-material/OpenInNew'
import { Link } from '@mui/material'

/** Leads to a page of the site, in another tab: the list stays where it was. */
export const SiteLink = ({ to, children }: { to: string; children: string }) => (
  <Link
    href={to}
    rel="noopener"
    sx={{ alignItems: 'center', display: 'inline-flex', gap: 0.5 }}
    target="_blank"
  >
    {children}
    <OpenInNew aria-label="nouvel onglet" fontSize="inherit" />
  </Link>
)
