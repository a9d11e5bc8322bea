import type { CourseCard } from '@foulee/contract/courses/courses'
import type { ComponentProps } from 'react'
import { DirectoryPage } from '#kit/directory/directory-page.tsx'
import { useSite } from '#platform/site.ts'
import { PER_PAGE } from './calendrier.queries.ts'
import { directoryJsonLd } from './calendrier-json-ld.ts'

type CoursesDirectoryProps = Omit<ComponentProps<typeof DirectoryPage>, 'jsonLd' | 'pages'> & {
  nb: number
  courses: readonly CourseCard[]
}

export function CoursesDirectory({ nb, courses, ...rest }: CoursesDirectoryProps) {
  const { publicUrl } = useSite()
  const offset = (rest.page - 1) * PER_PAGE
  return (
    <DirectoryPage
      {...rest}
      jsonLd={directoryJsonLd(publicUrl, rest.crumbs, { courses, nb, offset })}
      pages={Math.ceil(nb / PER_PAGE)}
    />
  )
}
