import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'

export type LoosenLink = { label: string; to: string; count: string }

export const sans = (label: string): string => `Sans «\u00a0${label}\u00a0»`

export function LoosenLinks({ ways }: { ways: readonly LoosenLink[] }) {
  return (
    <ul className="mt-4 grid gap-2">
      {ways.map(({ label, to, count }) => (
        <li key={label}>
          <Link
            className="card flex min-h-14 items-center gap-3 px-4 py-2 text-start text-ink hover:border-line-strong"
            to={to}
          >
            <span className="grow">{label}</span>
            <span className="shrink-0 text-sm text-sapin tabular-nums">{count}</span>
            <Icon className="shrink-0 text-sapin" name="arrow-right" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
