import { Alert } from '@mui/material'
import { useListContext } from 'react-admin'
import { Button } from './button.tsx'
import { describeFailure } from './use-act.ts'

/** In the place of a list that could not be read: « Rien à montrer » would not be true. */
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
