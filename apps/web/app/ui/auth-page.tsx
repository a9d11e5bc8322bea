import type { ReactNode } from 'react'
import { PageIntro } from './page-intro.tsx'
import { ReliefImage } from './relief-image.tsx'

type AuthPageProps = { title: string; lead?: ReactNode; slug: string; children: ReactNode }

export function AuthPage({ title, lead, slug, children }: AuthPageProps) {
  return (
    <main
      className="page grid items-start gap-12 py-6 md:py-12 lg:grid-cols-[minmax(0,28rem)_1fr]"
      id="contenu"
    >
      <PageIntro className="mx-auto grid w-full max-w-md gap-6">
        <div className="grid gap-2">
          <h1 className="text-2xl md:text-3xl">{title}</h1>
          {lead && <p className="text-ink-soft">{lead}</p>}
        </div>
        <noscript>
          <p className="rounded-control bg-jaune-wash p-4">
            Activez JavaScript dans votre navigateur pour utiliser ce formulaire.
          </p>
        </noscript>
        {children}
      </PageIntro>
      <div className="card sticky top-24 hidden h-[34rem] overflow-hidden lg:block">
        <ReliefImage className="size-full" kind="parcours" slug={slug} />
      </div>
    </main>
  )
}
