import Icon from '@mui/icons-material/UploadFile'
import { api } from '../api.ts'
import { ImportPage } from '../imports/import-page.tsx'
import { defineResource } from '../resource.ts'

const ImportMagasins = () => (
  <ImportPage
    apply={async (body) => (await api('POST /api/admin/imports/magasins/appliquer', { body })).data}
    attempt={async (body) => (await api('POST /api/admin/imports/magasins/essai', { body })).data}
    fileName="magasins"
    refused={(body) => api('POST /api/admin/imports/magasins/refusees', { body })}
    title="Import de magasins"
  />
)

export const importsMagasins = defineResource({
  name: 'imports-magasins',
  options: { label: 'Import de magasins' },
  icon: Icon,
  list: ImportMagasins,
  fetch: () => Promise.resolve({ data: [], nb: 0 }),
})
