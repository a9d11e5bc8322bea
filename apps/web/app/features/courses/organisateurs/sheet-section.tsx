import type { Organisateur } from '@foulee/contract/courses/organisateurs'
import type { ReactNode } from 'react'
import { AutoForm } from '../../../editor/auto-form.tsx'
import { EditorSection } from '../../../editor/editor-section.tsx'
import { useSave } from './organisateurs.mutations.ts'

/** What is written of an organiser. */
type TextName = 'nom' | 'description' | 'code_postal' | 'ville' | 'site' | 'email' | 'telephone'

type TextProps = { name: TextName; defaultValue: string; error: string | undefined }

type SheetSectionProps = {
  organisateur: Organisateur
  id: string
  title: string
  lead: string
  /** Draws the fields, each with `text(name)`: what it holds and what is wrong with it. */
  children: (text: (name: TextName) => TextProps) => ReactNode
}

/** A part of an organiser's sheet, which saves by itself. */
export function SheetSection({ organisateur, id, title, lead, children }: SheetSectionProps) {
  return (
    <EditorSection id={id} lead={lead} title={title}>
      <AutoForm name={id} saving={useSave(organisateur.id)}>
        {(errors) =>
          children((name) => ({
            name,
            defaultValue: organisateur[name] ?? '',
            error: errors[name],
          }))
        }
      </AutoForm>
    </EditorSection>
  )
}
