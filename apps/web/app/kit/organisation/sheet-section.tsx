import type { ComponentProps, ReactNode } from 'react'
import { AutoForm } from '#kit/editor/auto-form.tsx'
import { EditorSection } from '#kit/editor/editor-section.tsx'

type TextName<T> = Extract<
  { [N in keyof T]: T[N] extends string | null ? N : never }[keyof T],
  string
>
type TextProps<N> = { name: N; defaultValue: string; error: string | undefined }

type SheetSectionProps<T> = {
  structure: T
  saving: ComponentProps<typeof AutoForm>['saving']
  id: string
  title: string
  lead: ReactNode
  children: (text: <N extends TextName<T>>(name: N) => TextProps<N>) => ReactNode
}

export function SheetSection<T extends object>(props: SheetSectionProps<T>) {
  const { structure, saving, id, title, lead, children } = props
  const values = structure as Readonly<Record<string, unknown>>
  return (
    <EditorSection id={id} lead={lead} title={title}>
      <AutoForm name={id} saving={saving}>
        {(errors) =>
          children((name) => ({
            name,
            defaultValue: String(values[name] ?? ''),
            error: errors[name],
          }))
        }
      </AutoForm>
    </EditorSection>
  )
}
