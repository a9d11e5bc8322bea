import { Checkbox, FormControlLabel, TextField } from '@mui/material'
import { api } from '../api.ts'
import { ImportPage } from './import-page.tsx'

export const ImportsPage = () => (
  <ImportPage
    apply={async (body) => (await api('POST /api/admin/imports/appliquer', { body })).data}
    attempt={async (body) => (await api('POST /api/admin/imports/essai', { body })).data}
    fileName="courses"
    refused={(body) => api('POST /api/admin/imports/refusees', { body })}
    template={() => api('GET /api/admin/imports/modele', { query: { format: 'xlsx' } })}
    title="Import de courses"
  >
    <TextField
      helperText="Pour les courses qui n’en nomment pas."
      label="Organisateur"
      name="organisateur"
      slotProps={{ htmlInput: { maxLength: 120 } }}
    />
    <FormControlLabel
      control={<Checkbox name="publier" value="true" />}
      label="Publier tout de suite, sans passer par la modération"
    />
  </ImportPage>
)
