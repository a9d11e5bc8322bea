import type { ReactNode } from 'react'
import { BackLink } from '#kit/member-page/back-link.tsx'
import { PARTIES, type PartieId } from './parties.ts'
import { SandboxSection } from './sandbox-section.tsx'

type PartieProps<P extends PartieId> = {
  id: P
  contents: Readonly<Record<keyof (typeof PARTIES)[P]['sections'], ReactNode>>
}

export function Partie<P extends PartieId>({ id, contents }: PartieProps<P>) {
  const { titre, sections } = PARTIES[id]
  const entries = Object.entries(sections) as [keyof typeof contents & string, string][]
  return (
    <main className="page grid grid-cols-[minmax(0,1fr)] gap-14 pt-2 pb-8 md:pb-14" id="contenu">
      <header className="grid gap-3">
        <p>
          <BackLink to="/sandbox">Le catalogue</BackLink>
        </p>
        <h1 className="text-2xl sm:text-3xl">{titre}</h1>
        <nav aria-label="Sections de cette partie">
          <ul className="flex flex-wrap gap-x-5">
            {entries.map(([section, title]) => (
              <li key={section}>
                <a className="text-link inline-flex min-h-11 items-center" href={`#${section}`}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {entries.map(([section, title]) => (
        <SandboxSection content={contents[section]} id={section} key={section} title={title} />
      ))}
    </main>
  )
}
