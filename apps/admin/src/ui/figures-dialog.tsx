import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type QueryKey, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { Button } from './button.tsx'
import { Query } from './query.tsx'
import { saveFile } from './save-file.ts'
import { useAct } from './use-act.ts'

type FiguresDialogProps<T> = {
  title: string
  queryKey: QueryKey
  read: () => Promise<T>
  download: () => Promise<{ blob: Blob }>
  filename: string
  onClose: () => void
  children: (figures: T) => ReactNode
}

export function FiguresDialog<T>(props: FiguresDialogProps<T>) {
  const { title, queryKey, read, download, filename, onClose, children } = props
  const titleId = useId()
  const query = useQuery({ queryKey, queryFn: read })
  const save = useAct(async () => {
    const { blob } = await download()
    saveFile(blob, filename)
  }, 'Fichier enregistré.')
  return (
    <Dialog aria-labelledby={titleId} fullWidth maxWidth="md" onClose={onClose} open>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Query query={query}>{children}</Query>
      </DialogContent>
      <DialogActions>
        <Button isBusy={save.isPending} onClick={() => save.mutate(undefined)}>
          Chiffres en CSV
        </Button>
        <Button onClick={onClose}>Fermer</Button>
      </DialogActions>
    </Dialog>
  )
}
