import Icon from '@mui/icons-material/UploadFile'
import { defineResource } from '../resource.ts'
import { ImportsPage } from './imports-page.tsx'

export const imports = defineResource({
  name: 'imports',
  options: { label: 'Import de courses' },
  icon: Icon,
  list: ImportsPage,
  fetch: () => Promise.resolve({ data: [], nb: 0 }),
})
