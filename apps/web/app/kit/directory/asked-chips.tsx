import { ChipLink } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'

/** One thing that was asked, and the address without it. */
export type Asked = { label: string; without: string }

/** What a search of a directory asks for, each with its cross: links, which work before any script. */
export function AskedChips({
  asked,
  wider,
}: {
  asked: readonly Asked[]
  /** The same search further around, where it is in a circle. */
  wider?: { label: string; to: string } | null
}) {
  return (
    // A long name takes two lines: it must not push a narrow page wide.
    <ul aria-label="Votre recherche" className="flex flex-wrap gap-2 [&_.chip]:whitespace-normal">
      {asked.map(({ label, without }) => (
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
