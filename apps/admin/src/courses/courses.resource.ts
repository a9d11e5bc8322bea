import Icon from '@mui/icons-material/Flag'
import { api } from '../api.ts'
import { defineResource } from '../resource.ts'
import { CoursesList } from './courses-list.tsx'

export const courses = defineResource({
  name: 'courses',
  options: { label: 'Courses' },
  icon: Icon,
  list: CoursesList,
  fetch: (request, options) =>
    api('POST /api/admin/courses/list', { body: request as never }, options),
})
