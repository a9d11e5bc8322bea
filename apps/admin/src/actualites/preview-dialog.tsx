import type { AdminActualite } from '@foulee/contract/echanges/regie-admin'
import { balanceRichText } from '@foulee/domain/shared/texte-riche'
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId } from 'react'

type PreviewDialogProps = { actualite: AdminActualite; onClose: () => void }

export function PreviewDialog({ actualite, onClose }: PreviewDialogProps) {
  const { titre, texte, image, image_alt } = actualite
  const titleId = useId()
  return (
    <Dialog aria-labelledby={titleId} fullWidth maxWidth="md" onClose={onClose} open>
      <DialogTitle id={titleId}>{titre}</DialogTitle>
      <DialogContent>
        {image && (
          <Box
            alt={image_alt ?? ''}
            component="img"
            src={image}
            sx={{ aspectRatio: '16 / 9', borderRadius: 2, objectFit: 'cover', width: '100%' }}
          />
        )}
        <div
          // biome-ignore lint/security/noDangerouslySetInnerHtml: kept clean by the server (clean-html.ts)
          dangerouslySetInnerHTML={{ __html: balanceRichText(texte) }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Fermer</Button>
      </DialogActions>
    </Dialog>
  )
}
