import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { EditorPage } from '#kit/editor/editor-page.tsx'
import { EditorSections } from '#kit/editor/editor-sections.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { TextLink } from '#ui/text-link.tsx'

type Words = {
  title: string
  description: string
  loading: string
  sections: string
  home: string
}

type Head = { id: number; nom: string; slug: string; isPublic: boolean; badge: ReactNode }

type OrganisationEditorProps<T, K extends QueryKey> = {
  words: Words
  paths: { home: string; editor: (id: number) => string; page: (slug: string) => string }
  query: (id: number) => UseQueryOptions<T, Error, T, K>
  entries: ComponentProps<typeof EditorSections>['entries']
  head: (gestion: T) => Head
  children: (gestion: T) => ReactNode
}

export function OrganisationEditor<T, K extends QueryKey>(props: OrganisationEditorProps<T, K>) {
  const { words, paths, query, entries, head, children } = props
  const { title, description } = words
  return (
    <EditorPage
      description={description}
      label={words.loading}
      path={paths.editor}
      query={query}
      title={title}
    >
      {(gestion) => {
        const { id, nom, slug, isPublic, badge } = head(gestion)
        return (
          <main className="page grid gap-8 py-6 md:py-10" id="contenu">
            <PageHead description={description} isPrivate path={paths.editor(id)} title={nom} />
            <header className="grid justify-items-start gap-3">
              <p className="no-print">
                <TextLink to={paths.home}>{words.home}</TextLink>
              </p>
              <h1 className="text-2xl md:text-3xl">{nom}</h1>
              {badge}
              <ButtonLink icon="eye" to={paths.page(slug)}>
                {isPublic ? 'Voir la page publique' : 'Voir l’aperçu de la page'}
              </ButtonLink>
            </header>
            <EditorSections entries={entries} label={words.sections}>
              {children(gestion)}
            </EditorSections>
          </main>
        )
      }}
    </EditorPage>
  )
}
