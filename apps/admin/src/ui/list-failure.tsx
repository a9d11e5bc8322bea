import { Alert } from '@mui/material'
import { useListContext } from 'react-admin'
import { Button } from './button.tsx'
import { describeFailure } from './use-act.ts'

/** Replaces a list that failed to load: « Rien à montrer » would be false. */
export function ListFailure() {
  const { error, isFetching, refetch } = useListContext()
  if (!(error instanceof Error)) return null
  return (
    <Alert
      action={
        <Button color="inherit" isBusy={isFetching} onClick={() => void refetch()}>
          Réessayer
        </Button>
      }
      severity="error"
    >
      {describeFailure(error)}
    </Alert>
  )
}
