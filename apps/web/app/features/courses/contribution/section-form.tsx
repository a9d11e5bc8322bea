import type { CourseGestion } from '@foulee/contract/courses/contribution'
import type { Course } from '@foulee/contract/courses/courses'
import { KindForm, type SectionFormProps } from '#kit/publication/kind-form.tsx'
import { api } from '#platform/api/api.ts'
import type { Fields } from '#ui/form/changed-fields.ts'
import { updateCourse } from './course-calls.ts'
import { COURSE } from './course-kind.ts'

type CourseFormProps = Omit<SectionFormProps<CourseGestion>, 'toFields'> & {
  toFields: (course: Course) => Fields
}

export const SectionForm = ({ toFields, ...props }: CourseFormProps) => (
  <KindForm
    {...props}
    kind={COURSE}
    toFields={({ course }) => toFields(course)}
    update={(id, change) => updateCourse(api, { id, ...change })}
  />
)
