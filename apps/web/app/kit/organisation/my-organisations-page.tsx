import type { ComponentProps, ReactNode } from 'react'
import { Card } from '#ui/card.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { CreateStructureForm } from './create-form.tsx'

type MyOrganisationsPageProps = {
  path: string
  title: string
  description: string
  lead: ReactNode
  form: ComponentProps<typeof CreateStructureForm>
  create: { title: string; lead: string; before?: ReactNode }
  children: ReactNode
}

export function MyOrganisationsPage(props: MyOrganisationsPageProps) {
  const { path, title, description, lead, form, create, children } = props
  return (
    <main className="page grid gap-10 py-6 md:py-10" id="contenu">
      <PageHead description={description} isPrivate path={path} title={title} />
      <header className="grid gap-2">
        <h1 className="text-2xl md:text-3xl">{title}</h1>
        {lead}
      </header>
      {children}
      <section aria-labelledby="creer" className="grid max-w-xl scroll-mt-24 gap-5">
        <SectionHeading id="creer" lead={create.lead} title={create.title} />
        {create.before}
        <Card>
          <CreateStructureForm {...form} />
        </Card>
      </section>
    </main>
  )
}
