import { Button } from '@mui/material'
import { FilterButton, TopToolbar, useNotify } from 'react-admin'
import { readToken } from '../api.ts'

export function MagasinsToolbar() {
  const notify = useNotify()
  const downloadFile = () =>
    download().catch(() =>
      notify('Le fichier n’a pas pu être préparé. Réessayez.', { type: 'error' }),
    )
  return (
    <TopToolbar>
      <FilterButton />
      <Button onClick={() => void downloadFile()} size="small">
        Exporter en CSV
      </Button>
    </TopToolbar>
  )
}

/** A link would carry no session: the file is fetched, then saved. */
async function download(): Promise<void> {
  const answer = await fetch('/api/admin/magasins/export.csv', {
    headers: { authorization: `Bearer ${readToken() ?? ''}` },
  })
  if (!answer.ok) throw new Error(`The export answered ${answer.status}.`)
  const url = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = 'magasins.csv'
  link.click()
  URL.revokeObjectURL(url)
}
