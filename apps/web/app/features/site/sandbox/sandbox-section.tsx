import type { ReactNode } from 'react'

export type CatalogueSection = { id: string; title: string; content: ReactNode }

/** One group of the catalogue, with the anchor that leads to it. */
export function SandboxSection({ id, title, content }: CatalogueSection) {
  return (
    <section aria-labelledby={id} className="grid gap-6 border-t border-line pt-8">
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
    <div className={isWide ? 'grid gap-3' : 'grid content-start gap-3'}>
      <p className="text-sm text-ink-soft">{name}</p>
      {children}
    </div>
  )
}

/** Specimens side by side where there is room. */
export function SpecimenGrid({ children }: { children: ReactNode }) {
  return <div className="grid gap-8 md:grid-cols-2">{children}</div>
}
