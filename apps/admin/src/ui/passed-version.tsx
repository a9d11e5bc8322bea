import { isApiError } from '@foulee/contract/call-error'
import { Alert, Button } from '@mui/material'

type PassedVersionProps = { error: unknown; onKeep: () => void }

/** Says in an editor that somebody else saved meanwhile, and how one's own words are kept nevertheless. */
export function PassedVersion({ error, onKeep }: PassedVersionProps) {
  if (!isApiError(error) || error.code !== 'version_depassee') return null
  return (
    <Alert
      action={
        <Button color="inherit" onClick={onKeep}>
          Garder la mienne
        </Button>
      }
      severity="warning"
      sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' }, '& .MuiAlert-message': { flex: '1 1 200px' } }}
    >
      Quelqu’un d’autre l’a changée entre-temps. Fermez pour lire sa version, ou gardez la vôtre
      puis enregistrez.
    </Alert>
  )
}
