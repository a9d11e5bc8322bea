import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'

export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <Link
    className="no-print inline-flex min-h-11 items-center gap-2 font-semibold text-sapin hover:underline"
    to={to}
  >
    <Icon name="arrow-left" size={18} />
    {children}
  </Link>
)
