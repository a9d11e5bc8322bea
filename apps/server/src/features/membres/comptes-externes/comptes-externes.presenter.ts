import type { ExternalAccount, ExternalProvider } from '@foulee/contract/membres/comptes-externes'
import { canUnlink, THIRD_LABELS, THIRDS } from '@foulee/domain/membres/externe'
import type { LinkedRow } from './comptes-externes.queries.ts'

/** Includes links of switched-off providers: removable, without access. */
export function presentLinked(
  linked: readonly LinkedRow[],
  open: readonly ExternalProvider[],
  hasPassword: boolean,
): ExternalAccount[] {
  const isOpen = (name: string) => open.some(({ third }) => third === name)
  return linked.flatMap(({ email, created_at, ...row }) => {
    const third = THIRDS.find((name) => name === row.third)
    if (!third) return []
    const remaining = linked.filter((other) => other.third !== third && isOpen(other.third))
    const label = open.find((item) => item.third === third)?.label ?? THIRD_LABELS[third]
    return [
      {
        third,
        label,
        email,
        created_at: new Date(created_at).toISOString(),
        peut_delier: canUnlink(hasPassword, remaining.length),
      },
    ]
  })
}
