import type { CourseGestion } from '@foulee/contract/courses/contribution'
import type { Course } from '@foulee/contract/courses/courses'
import { useQueryClient } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { VersionedForm } from '#kit/editor/versioned-form.tsx'
import type { Fields } from '#ui/form/changed-fields.ts'
import { gestionQuery } from './contribution.queries.ts'
import { savingCourse } from './use-save.ts'

type SectionFormProps = Omit<
  ComponentProps<typeof VersionedForm<CourseGestion>>,
  'saving' | 'reload' | 'toFields'
> & {
  toFields: (course: Course) => Fields
}

export function SectionForm({ toFields, ...props }: SectionFormProps) {
  const client = useQueryClient()
  const { id } = props.gestion.course
  return (
    <VersionedForm
      {...props}
      reload={() => void client.invalidateQueries(gestionQuery(id))}
      saving={savingCourse(client, id)}
      toFields={({ course }) => toFields(course)}
    />
  )
}
