import type { ReactNode } from 'react'
import { Link } from './link.tsx'
import { Logo } from './logo.tsx'

export type FooterGroup = { title: string; links: { to: string; label: string }[] }

type FooterProps = { groups: FooterGroup[]; children?: ReactNode }

export function Footer({ groups, children }: FooterProps) {
  return (
    <footer className="no-print mt-20 border-t border-line bg-surface">
      <div className="page grid grid-cols-2 gap-x-6 gap-y-10 py-12 lg:grid-cols-[1.4fr_repeat(4,1fr)]">
        <div className="col-span-2 grid content-start gap-2 lg:col-span-1">
          <Logo />
          <p className="max-w-60 text-ink-soft">Courir, s’entraîner, voyager. Suivez la balise.</p>
        </div>
        {groups.map((group) => (
          <nav aria-label={group.title} key={group.title}>
            <h2 className="font-sans text-base font-semibold tracking-normal">{group.title}</h2>
            <ul className="mt-1">
              {group.links.map(({ to, label }) => (
                <li key={to}>
                  <Link className="footer-link" to={to}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      {children && <div className="page border-t border-line py-4 text-sm">{children}</div>}
    </footer>
  )
}
