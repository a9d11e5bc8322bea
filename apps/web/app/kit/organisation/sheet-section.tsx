import type { ComponentProps, ReactNode } from 'react'
import { AutoForm } from '#kit/editor/auto-form.tsx'
import { EditorSection } from '#kit/editor/editor-section.tsx'

type TextProps<N extends string> = { name: N; defaultValue: string; error: string | undefined }

type SheetSectionProps<N extends string> = {
  structure: Readonly<Record<N, string | null>>
  saving: ComponentProps<typeof AutoForm>['saving']
  id: string
  title: string
  lead: ReactNode
  children: (text: (name: N) => TextProps<N>) => ReactNode
}

export function SheetSection<N extends string>(props: SheetSectionProps<N>) {
  const { structure, saving, id, title, lead, children } = props
  return (
    <EditorSection id={id} lead={lead} title={title}>
      <AutoForm name={id} saving={saving}>
        {(errors) =>
          children((name) => ({ name, defaultValue: structure[name] ?? '', error: errors[name] }))
        }
      </AutoForm>
    </EditorSection>
  )
}
