import type { ReactNode } from 'react'
import { useSession } from '#platform/session/session-provider.tsx'
import { FailurePage } from '#ui/failure/failure-page.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { ModerationNav } from './moderation-nav.tsx'

type ModerationPageProps = {
  path: `/moderation/${string}`
  title: string
  heading?: string
  children: ReactNode
}

export function ModerationPage({ path, title, heading = title, children }: ModerationPageProps) {
  const { currentUser } = useSession()
  if (!currentUser?.droits.includes('moderer')) {
    return <FailurePage failure={{ status: 404, message: '' }} />
  }
  return (
    <main className="page grid gap-6 py-6 md:py-10" id="contenu">
      <PageHead description={`${heading}.`} isPrivate path={path} title={title} />
      <h1 className="text-2xl md:text-3xl">{heading}</h1>
      <ModerationNav />
      {children}
    </main>
  )
}
