import { ChipLink } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'

export type Criterion = { label: string; without: string }

export function CriteriaChips({
  criterions,
  wider,
}: {
  criterions: readonly Criterion[]
  wider?: { label: string; to: string } | null
}) {
  return (
    <ul aria-label="Votre recherche" className="flex flex-wrap gap-2 [&_.chip]:whitespace-normal">
      {criterions.map(({ label, without }) => (
        <li key={label}>
          <ChipLink isSelected preventScrollReset={false} to={without}>
            {label}
            <span className="sr-only">, à retirer</span>
            <Icon name="close" size={16} />
          </ChipLink>
        </li>
      ))}
      {wider && (
        <li>
          <ChipLink icon="plus" preventScrollReset={false} to={wider.to}>
            {wider.label}
          </ChipLink>
        </li>
      )}
    </ul>
  )
}
