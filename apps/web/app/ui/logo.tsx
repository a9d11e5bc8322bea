import { Link } from './link.tsx'

export function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <svg aria-hidden="true" height={size} viewBox="0 0 28 28" width={size}>
      <path className="fill-sapin" d="M9.2 5.5h15.3l-2.300 7H6.900z" />
      <path className="fill-balise" d="M5.8 15.5h11.3l-2.300 7H3.500z" />
    </svg>
  )
}

export function Logo({ to = '/' }: { to?: string }) {
  return (
    <Link aria-label="Foulée, accueil" className="inline-flex min-h-11 items-center gap-2" to={to}>
      <LogoMark />
      <span className="font-heading text-xl font-extrabold tracking-tight">Foulée</span>
    </Link>
  )
}
