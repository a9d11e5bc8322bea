import { isApiError } from '@foulee/contract/call-error'
import { Alert, Button } from '@mui/material'
import { useState } from 'react'

/** Whether what was read had been saved by somebody else before it was sent. */
export const isPassedVersion = (error: unknown): boolean =>
  isApiError(error) && error.code === 'version_depassee'

type PassedVersionProps = {
  error: unknown
  /**
   * Takes the version that stands now: what is saved after it is told again. The list behind was asked
   * anew with the refusal (`use-act.ts`), so that its row brings it.
   */
  onKeep: () => void
}

/** Says in an editor that somebody else saved meanwhile, and how one's own words are kept nevertheless. */
export function PassedVersion({ error, onKeep }: PassedVersionProps) {
  const [kept, setKept] = useState<unknown>(null)
  if (!isPassedVersion(error)) return null
  if (kept === error) {
    return <Alert severity="info">La vôtre remplacera la sienne&nbsp;: enregistrez-la.</Alert>
  }
  const keep = () => {
    setKept(error)
    onKeep()
  }
  return (
    <Alert
      action={
        <Button color="inherit" onClick={keep}>
          Garder la mienne
        </Button>
      }
      severity="warning"
      sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' }, '& .MuiAlert-message': { flex: '1 1 200px' } }}
    >
      Quelqu’un d’autre a enregistré entre-temps. Fermez pour lire sa version, ou gardez la vôtre
      puis enregistrez.
    </Alert>
  )
}
