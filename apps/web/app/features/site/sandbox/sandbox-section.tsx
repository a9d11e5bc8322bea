import { type ReactNode, useState } from 'react'
import { FilterChip } from '#ui/chip.tsx'

type SandboxSectionProps = { id: string; title: string; content: ReactNode }

export function SandboxSection({ id, title, content }: SandboxSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-6 border-t border-line pt-8"
    >
      <h2 className="scroll-mt-24 text-2xl" id={id}>
        {title}
      </h2>
      {content}
    </section>
  )
}

type SpecimenProps = { name: string; children: ReactNode; isWide?: boolean }

export function Specimen({ name, children, isWide }: SpecimenProps) {
  return (
    <div
      className={
        isWide
          ? 'grid grid-cols-[minmax(0,1fr)] gap-3'
          : 'grid grid-cols-[minmax(0,1fr)] content-start gap-3'
      }
    >
      <p className="text-sm text-ink-soft">{name}</p>
      {children}
    </div>
  )
}

export function SpecimenGrid({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-[minmax(0,1fr)] gap-8 md:grid-cols-2">{children}</div>
}

type EtatsProps = {
  name: string
  etats: Readonly<Record<string, () => ReactNode>>
}

/**
 * A component in one chosen state, for components that may exist once per page because of their
 * ids.
 */
export function Etats({ name, etats }: EtatsProps) {
  const [chosen, choose] = useState(Object.keys(etats)[0] ?? '')
  return (
    <Specimen isWide name={name}>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">État de «&nbsp;{name}&nbsp;»</legend>
        {Object.keys(etats).map((etat) => (
          <FilterChip isSelected={etat === chosen} key={etat} onClick={() => choose(etat)}>
            {etat}
          </FilterChip>
        ))}
      </fieldset>
      <div key={chosen}>{etats[chosen]?.()}</div>
    </Specimen>
  )
}
