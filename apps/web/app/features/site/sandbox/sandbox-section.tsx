import { type ReactNode, useState } from 'react'
import { FilterChip } from '#ui/chip.tsx'

type SandboxSectionProps = { id: string; title: string; content: ReactNode }

/** One group of the catalogue, with the anchor that leads to it. */
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

/** One component in one or several of its states, with its name. */
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

/** Specimens side by side where there is room. */
export function SpecimenGrid({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-[minmax(0,1fr)] gap-8 md:grid-cols-2">{children}</div>
}

type EtatsProps = {
  name: string
  /** What each state is called, and how it looks. */
  etats: Readonly<Record<string, () => ReactNode>>
}

/** One component in the state that one chooses: for what stands once on a page, because its parts have names. */
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
