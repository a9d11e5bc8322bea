import type { MonMagasin } from '@foulee/contract/club/magasins-gestion'
import { useQueryClient } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { VersionedForm } from '#kit/editor/versioned-form.tsx'
import { savingMagasin } from './magasins.mutations.ts'
import { magasinsQueries } from './magasins-gestion.queries.ts'

type SectionFormProps = Omit<
  ComponentProps<typeof VersionedForm<MonMagasin>>,
  'saving' | 'reload' | 'gestion'
> & { magasin: MonMagasin }

export function SectionForm({ magasin, ...props }: SectionFormProps) {
  const client = useQueryClient()
  return (
    <VersionedForm
      {...props}
      gestion={magasin}
      reload={() => void client.invalidateQueries(magasinsQueries.gestion(magasin.id))}
      saving={savingMagasin(client, magasin.id)}
    />
  )
}

type TextProps<N> = { name: N; defaultValue: string; error: string | undefined }

type SheetFormProps<N extends string> = {
  magasin: MonMagasin
  id: string
  title: string
  lead: ReactNode
  labels: Readonly<Record<N, string>>
  /** Draws the fields; `text(name)` returns the props of a field: value and error. */
  children: (text: <M extends N>(name: M) => TextProps<M>) => ReactNode
}

export function SheetForm<N extends keyof MonMagasin & string>(props: SheetFormProps<N>) {
  const { magasin, id, title, lead, labels, children } = props
  return (
    <EditorSection id={id} lead={lead} title={title}>
      <SectionForm
        labels={labels}
        magasin={magasin}
        name={id}
        toFields={(shown) =>
          Object.fromEntries(Object.keys(labels).map((name) => [name, `${shown[name as N] ?? ''}`]))
        }
      >
        {(values, errors) =>
          children((name) => ({
            name,
            defaultValue: String(values[name] ?? ''),
            error: errors[name],
          }))
        }
      </SectionForm>
    </EditorSection>
  )
}
