import type { ReactNode } from 'react'
import { PageHead } from '#ui/page-head.tsx'
import type { Kind } from './kind.ts'

type MinePageProps = {
  kind: Pick<Kind<never>, 'mine' | 'pluriel'>
  description?: string
  lead: ReactNode
  action?: ReactNode
  children: ReactNode
}

export function MinePage({ kind, description, lead, action, children }: MinePageProps) {
  const { path, title } = kind.mine
  return (
    <main className="page grid gap-8 py-6 md:py-10" id="contenu">
      <PageHead
        description={description ?? `Vos ${kind.pluriel}.`}
        isPrivate
        path={path}
        title={title}
      />
      <header className="grid gap-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <h1 className="text-2xl md:text-3xl">{title}</h1>
          {action}
        </div>
        {lead}
      </header>
      {children}
    </main>
  )
}
