import type { Course } from '@foulee/contract/courses/courses'
import { PRATIQUE_CLES, PRATIQUE_LABELS } from '@foulee/domain/courses/pratique'
import { SectionHeading } from '#ui/section-heading.tsx'

export function CoursePractical({ pratique }: Pick<Course, 'pratique'>) {
  const lines = PRATIQUE_CLES.filter((cle) => pratique[cle])
  if (!lines.length) return null
  return (
    <section aria-labelledby="pratique" className="grid gap-5">
      <SectionHeading id="pratique" title="Infos pratiques" />
      <dl className="grid gap-x-10 gap-y-5 md:grid-cols-2">
        {lines.map((cle) => (
          <div className="grid content-start gap-0.5" key={cle}>
            <dt className="font-semibold">{PRATIQUE_LABELS[cle]}</dt>
            <dd className="whitespace-pre-line">{pratique[cle]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
